import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { history as de } from '#languages/de/page/history.ts';
import { history as en } from '#languages/en/page/history.ts';
import { history as es } from '#languages/es/page/history.ts';
import { history as fr } from '#languages/fr/page/history.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { galleryPlan } from '#testing/web/gallery/galleryPlan.ts';
import { inOrder, valueText, whatText } from './changedText.ts';

test.each([
  ['Goal added', 'Goal added'],
  ['Undone: Goal added', 'Undone: Goal added'],
  ['Undone: Undone: Goal added', 'Redone: Goal added'],
  ['Undone: Undone: Undone: Goal added', 'Undone: Goal added'],
  ['Undone: Imported goals.csv, entries.csv', 'Undone: Imported goals.csv, entries.csv'],
  ['Periods closed until Sep 30, 2026', 'Periods closed'],
  ['Commented, mentioning Ada Example', 'Comment mentioning Ada Example'],
  ['Something else', 'Something else'],
])('%s is called %s, however often it was undone', (what, expected) => {
  expect(whatText(what)).toBe(expected);
});

test('what names a person, a department or a file is said in every language', () => {
  const catalogues = { de, en, es, fr };
  for (const language of LANGUAGES) {
    const { whatsOf } = catalogues[language];
    expect(Object.keys(whatsOf), language).toEqual(Object.keys(en.whatsOf));
    for (const sentence of Object.values(whatsOf)) expect(sentence('Harbor'), language).toContain('Harbor');
  }
  expect(fr.whatsOf['Invited:']('eve@example.org')).not.toContain('Invited');
});

const SHARE = exampleOwnField({ id: 'share', name: 'Share', kind: 'percent' });
const NOTE = exampleOwnField({ id: 'note', name: 'Note', kind: 'text' });
const names = {
  plan: { ...galleryPlan, plan: { ...galleryPlan.plan, fields: [SHARE, NOTE] } },
  titleOf: () => null,
};
const NONE = { kind: 'none' } as const;
const ofOwn = (label: string) => ({ name: 'ownFields', label, period: null, before: NONE, after: NONE });

test('a number of an own field reads as it does elsewhere, and that of a field that is gone as it is', () => {
  const value = { kind: 'figure', value: 12.5 } as const;
  expect(valueText(ofOwn('Share'), value, names)).toBe('12.5%');
  expect(valueText(ofOwn('Gone'), value, names)).toBe('12.5');
});

test('what an initiative comes after is told by its titles', () => {
  const field = { name: 'comesAfter', period: null, before: NONE, after: NONE };
  const known = { ...names, titleOf: (id: string) => (id === 'ms1' ? 'Main in service' : null) };
  expect(valueText(field, { kind: 'work', ids: ['ms1', 'gone'] }, known)).toBe(
    'Main in service, work that is not in the plan any more',
  );
});

test('own fields stand last, in the order of the plan', () => {
  const title = { name: 'title', period: null, before: NONE, after: NONE };
  const fields = [ofOwn('Gone'), ofOwn('Note'), title, ofOwn('Share')];
  expect(inOrder(fields, names).map(({ name, ...rest }) => ('label' in rest ? rest.label : name))).toEqual([
    'title',
    'Share',
    'Note',
    'Gone',
  ]);
});

test('among the columns of a table a field that is gone has no code', () => {
  const value = { kind: 'columns', columns: ['status', 'own-note', 'own-gone'] } as const;
  expect(valueText({ ...ofOwn(''), name: 'tableColumns' }, value, names)).toBe('Status, Note, Removed field');
});

test('people are told by their names, and who has left as a former member', () => {
  const person = (id: string, firstName: string, lastName: string) =>
    ({ id, firstName, lastName, role: 'member', departmentId: null, leadsDepartment: false }) as const;
  const owners = { departments: [], members: [person('7', 'Mary', ''), person('8', 'Dorothy', 'Vaughan')] };
  const contributors = { name: 'contributors', period: null, before: NONE, after: NONE };
  const text = valueText(
    contributors,
    { kind: 'members', ids: ['8', 'left', '7'] },
    {
      ...names,
      plan: { ...names.plan, owners },
    },
  );
  expect(text).toBe('Dorothy Vaughan, a former member, Mary');
});
