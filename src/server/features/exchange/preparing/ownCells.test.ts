import { describe, expect, it } from 'vitest';
import { OWN_KINDS, type OwnField, type OwnKind } from '#core/own/ownField.ts';
import type { OwnValue } from '#core/own/ownValues.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';
import { found, goalsOf } from '#testing/server/preparedParts.ts';

const planWith = (...fields: readonly Partial<OwnField>[]) => emptyExample({ fields: fields.map(exampleOwnField) });

const valuesOf = async (field: Partial<OwnField>, cell: string) => {
  const quoted = `"${cell.replaceAll('"', '""')}"`;
  const prepared = await prepareExample({ 'g.csv': `number,title,Ward\n1,A,${quoted}\n` }, planWith(field));
  const reasons = prepared.preview.groups
    .filter(({ code }) => code === 'cellUnreadable' || code === 'wordUnknown')
    .flatMap(({ findings }) => [...findings].map(({ reason, column }) => `${column}: ${reason}`));
  return [goalsOf(prepared)['1']?.ownFields ?? {}, reasons];
};

const NAMED_TWICE = 'Harbor, North Hill';

const READ: readonly (readonly [OwnKind, string, OwnValue])[] = [
  ['text', ' two\nlines ', 'two lines'],
  ['long_text', 'two\nlines', 'two\nlines'],
  ['number', '1,234.5', 1234.5],
  ['money', '1200', 1200],
  ['percent', '33.3 %', 33.3],
  ['date', '3/31/2026', '2026-03-31'],
  ['date', '2026-03', '2026-03-01'],
  ['choice', 'old  TOWN', 'oldtown'],
  ['choices', 'Harbor\nNorth Hill', ['harbor', 'north']],
  ['choices', 'north hill; Harbor', ['harbor', 'north']],
  ['choices', 'Old Town, Harbor', ['harbor', 'oldtown']],
  ['link', 'https://example.org/a', 'https://example.org/a'],
  ['yes_no', 'Yes', true],
  ['yes_no', 'no', false],
];

describe('a cell of an own field', () => {
  it.each(READ)('of the kind %s: %j is read', async (kind, cell, value) => {
    expect(await valuesOf({ kind }, cell)).toEqual([{ ward: value }, []]);
  });

  it('is one choice whose name has a comma', async () => {
    const options = [
      { id: 'both', name: NAMED_TWICE },
      { id: 'harbor', name: 'Harbor' },
    ];
    expect(await valuesOf({ kind: 'choices', options }, NAMED_TWICE)).toEqual([{ ward: ['both'] }, []]);
  });

  it('is a choice that is called as cells without a value are', async () => {
    expect(await valuesOf({ kind: 'choice', options: [{ id: 'na', name: 'n/a' }] }, 'n/a')).toEqual([
      { ward: 'na' },
      [],
    ]);
  });

  it.each([
    ['number', 'many', 'Ward: not a number such as 1234.5'],
    ['date', 'soon', 'Ward: not a date or a period such as 2026-01-31, 2026-01, Q1 2026 or FY26'],
    ['choice', 'South', 'Ward: the choices are Harbor, Old Town, North Hill'],
    ['choices', 'Harbor; South', 'Ward: the choices are Harbor, Old Town, North Hill'],
    ['link', 'example.org', 'Ward: not an address that begins with https://, http:// or mailto:'],
    ['yes_no', 'perhaps', 'Ward: the choices are yes, no'],
    ['text', 'x'.repeat(501), 'Ward: longer than 500 characters'],
    ['long_text', 'x'.repeat(20_001), 'Ward: longer than 20000 characters'],
  ] as const)('of the kind %s: %s stays out, with what would be accepted', async (kind, cell, reason) => {
    expect(await valuesOf({ kind }, cell)).toEqual([{}, [reason]]);
  });

  it('names of many choices the first twenty', async () => {
    const options = Array.from({ length: 21 }, (_, at) => ({ id: `o${at}`, name: `N${at}` }));
    const [, reasons] = await valuesOf({ kind: 'choice', options }, 'none of them');
    expect(reasons).toEqual([
      `Ward: the choices are ${options
        .slice(0, 20)
        .map(({ name }) => name)
        .join(', ')}, …`,
    ]);
  });

  it.each(OWN_KINDS)('of the kind %s says by being empty that there is none, and n/a does too', async (kind) => {
    const state = planWith({ kind });
    const goal = goalsOf(await prepareExample({ 'g.csv': 'number,title\n1,A\n' }, state))['1'];
    const stored = { ...state, goals: goal === undefined ? [] : [{ ...goal, ownFields: { ward: 'before' } }] };
    for (const cell of ['', 'n/a']) {
      const prepared = await prepareExample({ 'g.csv': `number,title,Ward\n1,A,${cell}\n` }, stored);
      expect(goalsOf(prepared)['1']?.ownFields, cell).toEqual({});
      expect(found(prepared, 'noValue')).toEqual(cell === '' ? [] : ['g.csv:2:Ward']);
    }
  });

  it('that is not there leaves the value as it is, and so does one that cannot be read', async () => {
    const state = planWith({ kind: 'number' });
    const first = await prepareExample({ 'g.csv': 'number,title,Ward\n1,A,5\n' }, state);
    const after = stateAfter(state, first.edits);
    expect((await prepareExample({ 'g.csv': 'number,title,Ward\n1,A,five\n' }, after)).edits).toEqual([]);
    const other = await prepareExample({ 'g.csv': 'number,title\n1,B\n' }, after);
    expect(goalsOf(other)['1']?.ownFields).toEqual({ ward: 5 });
    expect((await prepareExample({ 'g.csv': 'number,title,Ward\n1,A,5\n' }, after)).edits).toEqual([]);
  });

  it('of a person names a member, who is made where there is none, and nobody where several could be meant', async () => {
    const state = planWith({ kind: 'person' });
    const made = await prepareExample(
      { 'g.csv': 'number,title,Ward\n1,A,Ada Low <ada@example.org>\n2,B,Ada Low\n' },
      state,
    );
    const [member] = made.edits.filter(({ entity }) => entity === 'member');
    expect(member).toMatchObject({ after: { firstName: 'Ada', lastName: 'Low', email: 'ada@example.org' } });
    const ward = { ward: member !== undefined && 'id' in member ? member.id : '' };
    expect(Object.values(goalsOf(made)).map(({ ownFields }) => ownFields)).toEqual([ward, ward]);
    const two = ['a', 'b'].map((id) => ({
      id,
      firstName: 'Sam',
      lastName: 'Lee',
      role: 'member' as const,
      departmentId: null,
      leadsDepartment: false,
      email: `${id}@example.org`,
      accountId: null,
    }));
    const unsure = await prepareExample({ 'g.csv': 'number,title,Ward\n1,A,Sam Lee\n' }, { ...state, members: two });
    expect([goalsOf(unsure)['1']?.ownFields, found(unsure, 'ownerAmbiguous')]).toEqual([{}, ['g.csv:2:Ward']]);
  });

  it('of another level stays out, and an empty one there is nothing', async () => {
    const state = planWith({ kind: 'choice', levels: [1] });
    const prepared = await prepareExample({ 'g.csv': 'number,title,Ward\n1,A,Harbor\n1.1,B,Harbor\n2,C,\n' }, state);
    const goals = goalsOf(prepared);
    expect(['1', '1.1', '2'].map((number) => goals[number]?.ownFields)).toEqual([{}, { ward: 'harbor' }, {}]);
    const group = prepared.preview.groups.find(({ code }) => code === 'cellUnreadable');
    expect(Array.from(group?.findings ?? [], ({ line, value, reason }) => [line, value, reason])).toEqual([
      [2, 'Harbor', 'goals of this level have no “Ward”'],
    ]);
  });

  it('that is required is listed where it is empty; the value of the plan stays', async () => {
    const state = planWith({ kind: 'text', required: true });
    const first = await prepareExample({ 'g.csv': 'number,title,Ward\n1,A,One\n2,B,\n' }, state);
    expect(found(first, 'ownRequired')).toEqual(['g.csv:3:Ward']);
    const again = await prepareExample({ 'g.csv': 'number,title,Ward\n1,A,\n2,B,\n' }, stateAfter(state, first.edits));
    expect([again.edits, found(again, 'ownRequired')]).toEqual([[], ['g.csv:2:Ward']]);
  });
});

describe('the column of an own field', () => {
  it('is found by the name of the field: case, blanks and underscores aside', async () => {
    const state = planWith({ id: 'a', name: 'Ward of the  City' });
    const prepared = await prepareExample({ 'g.csv': 'number,title,WARD_of_the city\n1,A,North\n' }, state);
    expect(goalsOf(prepared)['1']?.ownFields).toEqual({ a: 'North' });
  });

  it('that is there twice is read once: the second is left out and listed', async () => {
    const prepared = await prepareExample({ 'g.csv': 'number,title,Ward,ward\n1,A,One,Two\n' }, planWith({}));
    expect(goalsOf(prepared)['1']?.ownFields).toEqual({ ward: 'One' });
    expect(found(prepared, 'unknownColumn')).toEqual(['g.csv:1']);
  });

  it('helps to tell how numbers and dates are written', async () => {
    const state = planWith({ id: 'a', name: 'Cost', kind: 'money' }, { id: 'b', name: 'Review', kind: 'date' });
    const rows = 'number;title;Cost;Review\n1;A;1.234,5;31.12.2026\n2;B;2.000;01.02.2026\n';
    const goals = goalsOf(await prepareExample({ 'g.csv': rows }, state));
    expect(goals['1']?.ownFields).toEqual({ a: 1234.5, b: '2026-12-31' });
    expect(goals['2']?.ownFields).toEqual({ a: 2000, b: '2026-02-01' });
  });

  it('of dates alone tells whether the day stands first', async () => {
    const state = planWith({ id: 'a', name: 'Review', kind: 'date' });
    const goals = goalsOf(
      await prepareExample({ 'g.csv': 'number,title,Review\n1,A,01/02/2026\n2,B,31/12/2026\n' }, state),
    );
    expect([goals['1']?.ownFields, goals['2']?.ownFields]).toEqual([{ a: '2026-02-01' }, { a: '2026-12-31' }]);
  });

  it('is one of the goals beside periods in columns, and in a table with a row for each period', async () => {
    const wide = await prepareExample({ 'w.csv': 'number,title,Ward,2026-01,2026-02\n1,A,North,3,4\n' }, planWith({}));
    expect(goalsOf(wide)['1']?.ownFields).toEqual({ ward: 'North' });
    const long = 'number,title,Ward,date,actual\n1,A,North,2026-01-01,3\n1,A,North,2026-02-01,4\n';
    expect(goalsOf(await prepareExample({ 'l.csv': long }, planWith({})))['1']?.ownFields).toEqual({ ward: 'North' });
  });
});
