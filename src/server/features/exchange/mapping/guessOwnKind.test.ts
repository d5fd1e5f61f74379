import { describe, expect, it } from 'vitest';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { emptyExample, prepareExample } from '#testing/server/exampleImport.ts';
import { goalsOf } from '#testing/server/preparedParts.ts';
import { guessOwnKind } from './guessOwnKind.ts';

const guess = (...cells: readonly string[]) => guessOwnKind(cells, { usualMark: '.' }).kind;
const times = (count: number, text: (at: number) => string) => Array.from({ length: count }, (_, at) => text(at));

describe('the kind of a column that becomes an own field', () => {
  it.each([
    ['number', ['1', '1,234.5', '', 'n/a']],
    ['number', ['2025', '2026']],
    ['percent', ['12%', '3.5 %']],
    ['money', ['$1,200', '$3']],
    ['money', ['$12,500', 'US$3', 'USD 4']],
    ['money', ['12k €', '€ 1.200', 'EUR 7', '']],
    ['money', ['CHF 12', '3 CHF']],
    ['money', ['12 kr', '3 kr.']],
    ['number', ['$1,200', '3']],
    ['text', ['$1,200', '€3']],
    ['text', ['$1,200', '3', 'EUR 4']],
    ['date', ['2026-01-31', '2026-02-28']],
    ['date', ['31.12.2026', '1.2.2027']],
    ['date', ['12/31/2026', '1/2/2027']],
    ['text', ['12/31/2026', '31/12/2026']],
    ['yes_no', ['yes', 'No', '']],
    ['text', ['x', '']],
    ['link', ['https://example.org/a', 'mailto:ada@example.org']],
    ['choice', ['Harbor', 'harbor', 'Old Town', 'Old Town']],
    ['text', ['Harbor', 'Old Town', 'North', 'South']],
    ['choice', times(100, (at) => `N${at % 50}`)],
    ['text', times(102, (at) => `N${at % 51}`)],
    ['long_text', ['one\ntwo', 'three']],
    ['long_text', ['x'.repeat(501)]],
    ['text', ['x'.repeat(500)]],
    ['text', ['', 'n/a']],
    ['text', []],
  ] as const)('is %s of %j', (kind, cells) => {
    expect(guess(...cells)).toBe(kind);
  });
});

const FILE = { 'g.csv': 'number,title,Ward,Cost\n1,A,Harbor,"1,200"\n2,B,Old Town,3\n3,C,harbor,\n4,D,Old Town,\n' };
const asked = (own_fields: readonly { name: string; kind?: 'text' | 'choices' }[]) => ({
  mapping: { own_fields: [...own_fields] },
});

describe('columns that a mapping makes own fields', () => {
  it('are made with their choices, and their cells are read', async () => {
    const prepared = await prepareExample(FILE, emptyExample(), asked([{ name: 'Ward' }, { name: 'cost' }]));
    expect(prepared.fields).toMatchObject([
      { name: 'Ward', kind: 'choice', options: [{ name: 'Harbor' }, { name: 'Old Town' }], public: false },
      { name: 'cost', kind: 'number' },
    ]);
    const [ward, cost] = prepared.fields;
    const [harbor] = ward?.options ?? [];
    expect(goalsOf(prepared)['1']?.ownFields).toEqual({ [ward?.id ?? '']: harbor?.id, [cost?.id ?? '']: 1200 });
    expect(goalsOf(prepared)['3']?.ownFields).toEqual({ [ward?.id ?? '']: harbor?.id });
  });

  it('have the kind that a person says, several choices with each of theirs', async () => {
    const text = await prepareExample(FILE, emptyExample(), asked([{ name: 'Ward', kind: 'text' }]));
    expect(text.fields).toMatchObject([{ kind: 'text', options: [] }]);
    const file = { 'g.csv': 'number,title,Ward\n1,A,"Harbor; Old Town"\n2,B,"Harbor, North"\n' };
    const several = await prepareExample(file, emptyExample(), asked([{ name: 'Ward', kind: 'choices' }]));
    expect(several.fields[0]?.options.map(({ name }) => name)).toEqual(['Harbor', 'Old Town', 'North']);
    expect(Object.values(goalsOf(several)['1']?.ownFields ?? {})[0]).toHaveLength(2);
  });

  it('of a plan that has them stay as they are, with the choices of the file beside theirs', async () => {
    const mine = exampleOwnField({ name: 'WARD', kind: 'choice', options: [{ id: 'h', name: 'Harbor' }] });
    const prepared = await prepareExample(FILE, emptyExample({ fields: [mine] }), asked([{ name: 'Ward' }]));
    expect(prepared.fields).toEqual([
      { ...mine, options: [{ id: 'h', name: 'Harbor' }, expect.objectContaining({ name: 'Old Town' })] },
    ]);
    const number = exampleOwnField({ kind: 'number' });
    const other = await prepareExample(FILE, emptyExample({ fields: [number] }), asked([{ name: 'Ward' }]));
    expect([other.fields, other.settings]).toEqual([[number], []]);
    expect(other.preview.groups.map(({ code }) => code)).not.toContain('planRowUnfit');
  });

  it.each([
    ['€', '"€ 1.200,00"', { kind: 'money', unit: '' }],
    ['€', '12k €', { kind: 'money', unit: '' }],
    ['$', '"€ 1.200,00"', { kind: 'number', unit: '€' }],
    ['$', '1200 CHF', { kind: 'number', unit: 'CHF' }],
  ])('of a plan in %s are of %s, as money only where that is its currency', async (currency, cell, field) => {
    const file = { 'g.csv': `number,title,Cost\n1,A,${cell}\n2,B,\n` };
    const prepared = await prepareExample(file, emptyExample({ currency }), asked([{ name: 'Cost' }]));
    expect(prepared.fields).toMatchObject([field]);
    const [cost] = prepared.fields;
    expect(goalsOf(prepared)['1']?.ownFields).toEqual({ [cost?.id ?? '']: cell.startsWith('12k') ? 12_000 : 1200 });
  });

  it('that no table has make nothing', async () => {
    expect((await prepareExample(FILE, emptyExample(), asked([{ name: 'District' }]))).fields).toEqual([]);
  });
});
