import { describe, expect, it } from 'vitest';
import type { OwnField } from '#core/own/ownField.ts';
import type { Plan } from '#core/plan/plan.ts';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { emptyExample as namedExample, prepareExample as prepareInto } from '#testing/server/exampleImport.ts';
import { found, goalsOf } from '#testing/server/preparedParts.ts';

const HEADINGS = 'own_field,kind,options,levels,required,on_card,public,decimals,unit,help,id,option_ids';
const file = (...rows: readonly string[]) => ({ 'own-fields.csv': [HEADINGS, ...rows].join('\n') });
const emptyExample = (plan: Partial<Plan> = {}) => namedExample({ ...NO_PLAN_WORDS, ...plan });
const prepareExample: typeof prepareInto = (files, state = emptyExample(), asked) => prepareInto(files, state, asked);
const planWith = (...fields: readonly Partial<OwnField>[]) => emptyExample({ fields: fields.map(exampleOwnField) });

type Prepared = Awaited<ReturnType<typeof prepareExample>>;

const fieldsOf = ({ edits }: Prepared) => edits.flatMap((edit) => (edit.entity === 'plan' ? edit.after.fields : []));

const unfitOf = ({ preview }: Prepared) =>
  preview.groups
    .filter(({ code }) => code === 'planRowUnfit')
    .flatMap(({ findings }) => Array.from(findings, ({ column, reason }) => `${column}: ${reason}`));

const settingsOf = ({ settings }: Prepared) =>
  settings.map(({ setting, before, after, is_taken: isTaken }) => [setting, before, after, isTaken]);

describe('the own fields that a file describes, into a plan that is there', () => {
  it('are taken where they are new, with all that is said of them', async () => {
    const rows = file(
      'Ward,choice,"Harbor\nOld Town","0, 2",yes,no,yes,,,"Which ward, of three",w1,"h\no"',
      'Reach,number,,,,,,1,tons,,,',
    );
    const prepared = await prepareExample({ ...rows, 'g.csv': 'number,title,Ward,Reach\n1,A,Old town,2.5\n' });
    expect(fieldsOf(prepared)).toMatchObject([
      {
        id: 'w1',
        name: 'Ward',
        kind: 'choice',
        help: 'Which ward, of three',
        levels: [0, 2],
        required: true,
        onCard: false,
        public: true,
        options: [
          { id: 'h', name: 'Harbor' },
          { id: 'o', name: 'Old Town' },
        ],
      },
      { name: 'Reach', kind: 'number', decimals: 1, unit: 'tons' },
    ]);
    const [ward, reach] = fieldsOf(prepared);
    expect(goalsOf(prepared)['1']?.ownFields).toEqual({ [ward?.id ?? '']: 'o', [reach?.id ?? '']: 2.5 });
    expect(settingsOf(prepared)).toEqual([
      [
        'own_field: Ward',
        null,
        'Ward · choice · levels 0, 2 · required · public · Harbor · Old Town · Which ward, of three',
        true,
      ],
      ['own_field: Reach', null, 'Reach · number · decimals 1 · tons', true],
    ]);
  });

  it('are listed where the plan is made, which nobody compares', async () => {
    const rows = { ...file('Ward,text,,,,,,,,,,'), 'g.csv': 'number,title,Ward\n1,A,North\n' };
    const state = { ...emptyExample({ fields: [exampleOwnField()] }), isNew: true };
    const group = (await prepareExample(rows, state)).preview.groups.find(({ code }) => code === 'newOwnField');
    expect(Array.from(group?.findings ?? [], ({ file, line, reason }) => [file, line, reason])).toEqual([
      ['own-fields.csv', 2, 'Ward · text'],
    ]);
  });

  it('make no export of a file: its roll-ups are fitted as those of any other', async () => {
    const goals = 'number,title,value_type,rollup,tracking\n1,A,number,sum,monthly\n1.1,B,percent,,monthly\n';
    const state = { ...emptyExample(), isNew: true };
    const prepared = await prepareExample({ ...file('Ward,text,,,,,,,,,,'), 'g.csv': goals }, state);
    expect(found(prepared, 'rollupUnfit')).toEqual(['g.csv:2:rollup']);
  });

  it('come in without their goals, and not where a person leaves them out', async () => {
    const rows = file('Ward,text,,,,,,,,,,');
    expect(fieldsOf(await prepareExample(rows)).map(({ name }) => name)).toEqual(['Ward']);
    const left = await prepareExample({ ...rows, 'g.csv': 'number,title,Ward\n1,A,North\n' }, emptyExample(), {
      takenSettings: [],
    });
    expect([fieldsOf(left), goalsOf(left)['1']?.ownFields]).toEqual([[], {}]);
    for (const group of ['own_fields', 'new_own_fields'])
      expect(fieldsOf(await prepareExample(rows, emptyExample(), { takenSettings: [group] })), group).toHaveLength(1);
  });

  it('keep the ids, the choices and what else the plan has; more choices are taken unasked', async () => {
    const state = planWith({ kind: 'choice', public: true, help: 'Kept' });
    const rows = 'own_field,kind,options,id,option_ids\nWard,choice,"Harbor\nSouth",other,"x\ny"';
    const { fields } = state.plan;
    expect(fieldsOf(await prepareExample({ 'f.csv': rows }, state))).toEqual(
      fields.map((field) => ({
        ...field,
        options: [
          { id: 'harbor', name: 'Harbor' },
          { id: 'y', name: 'South' },
          { id: 'oldtown', name: 'Old Town' },
          { id: 'north', name: 'North Hill' },
        ],
      })),
    );
  });

  it.each([
    ['another name', 'District,text,,,no,no,no,,,,ward,', { name: 'District' }],
    ['the public mark', 'Ward,text,,,no,no,yes,,,,,', { public: true }],
    ['a help', 'Ward,text,,,no,no,no,,,New,,', { help: 'New' }],
    ['levels', 'Ward,text,,1,no,no,no,,,,,', { levels: [1] }],
  ])('change %s only where a person takes it', async (_, row, after) => {
    const state = planWith({});
    const kept = await prepareExample(file(row), state);
    expect([kept.edits, kept.settings.map(({ is_taken: isTaken }) => isTaken)]).toEqual([[], [false]]);
    const taken = await prepareExample(file(row), state, { takenSettings: ['own_fields'] });
    expect(fieldsOf(taken)).toMatchObject([{ id: 'ward', ...after }]);
  });

  it('are no difference where the plan has them as they are', async () => {
    const prepared = await prepareExample(file('Ward,text,,,no,no,no,,,,ward,'), planWith({}));
    expect([prepared.edits, prepared.settings]).toEqual([[], []]);
  });

  it.each([
    [
      'of another kind than the plan’s',
      'Ward,number,,,,,,,,,,',
      'kind: the plan’s field “Ward” is of the kind text, which stays; its cells are read as such',
    ],
    [
      'of a kind that there is not',
      'Area,region,,,,,,,,,,',
      'kind: the kinds are text, long_text, number, money, percent, date, choice, choices, person, link, yes_no',
    ],
    ['without a name', ',text,,,,,,,,,,', 'own_field: cannot be an own field'],
    ['with a name of 81 letters', `${'x'.repeat(81)},text,,,,,,,,,,`, 'own_field: cannot be an own field'],
    ['with the name of a column of ours', 'due date,text,,,,,,,,,,', null],
    ['with the name of a column of ours in files', 'Parent number,text,,,,,,,,,,', 'own_field: cannot be an own field'],
    ['with the name of a period', '2026-01,text,,,,,,,,,,', 'own_field: cannot be an own field'],
    ['of a choice without choices', 'Area,choice,,,,,,,,,,', 'own_field: cannot be an own field'],
  ])('stay out %s, and say why', async (_, row, reason) => {
    const prepared = await prepareExample(file(row), planWith({}));
    expect(unfitOf(prepared)).toEqual(reason === null ? [] : [expect.stringContaining(reason)]);
    expect(fieldsOf(prepared)).toHaveLength(reason === null ? 2 : 0);
  });

  it('stay out past thirty, the others come in', async () => {
    const rows = Array.from({ length: 31 }, (_, at) => `F${at},text,,,,,,,,,,`);
    const prepared = await prepareExample(file(...rows));
    expect([fieldsOf(prepared).length, unfitOf(prepared)]).toEqual([30, [expect.stringContaining('at most 30')]]);
  });

  it('are off the card where two stand there already', async () => {
    const state = planWith({ onCard: true }, { id: 'b', name: 'B', onCard: true });
    const prepared = await prepareExample(file('C,text,,,,yes,,,,,,'), state);
    expect(fieldsOf(prepared).map(({ onCard }) => onCard)).toEqual([true, true, false]);
  });

  it('give an id that another field has to none', async () => {
    const prepared = await prepareExample(file('One,text,,,,,,,,,same,', 'Two,text,,,,,,,,,none,'));
    const ids = fieldsOf(prepared).map(({ id }) => id);
    expect([ids[0], new Set(ids).size]).toEqual(['same', 2]);
    expect(ids[1]).toMatch(/^[0-9a-z]{10}$/);
  });
});
