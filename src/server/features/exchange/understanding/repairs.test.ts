import { describe, expect, it } from 'vitest';
import { draftOffice } from '#testing/server/draftOffice.ts';
import { repairOf } from './repairs.ts';

describe('A cell that cannot be read is offered', () => {
  it.each([
    ['12-15', 'two_numbers', '12'],
    ['3 or 4', 'two_numbers', '3'],
    ['2/31/26', 'no_such_day', '2/28/26'],
    ['31.4.2026', 'no_such_day', '30.4.2026'],
    ['2024-02-30', 'no_such_day', '2024-02-29'],
    ['1,8o', 'letter', '1,80'],
    ['l20', 'letter', '120'],
    ['1.2m?', 'question_mark', '1.2m'],
    ['tbc', 'not_a_number', null],
    ['?', 'not_a_number', null],
    ['2/32/26', 'no_such_day', null],
  ])('%s is %s, likely %s', (text, flaw, value) => {
    expect(repairOf(text)).toEqual({ flaw, value });
  });
});

describe('A cell that somebody mends', () => {
  const bytes = Buffer.from('Ref,Measure,Unit,2025 Target,2025 Actual\n1,Trees planted,trees,10,tbc\n2,Roads,km,5,4\n');
  const file = { name: 'plan.csv', bytes };

  it('comes in, is counted once, and is not kept for next month', async () => {
    const before = (await draftOffice(file)).result.proof;
    expect(before?.cells.map(({ cell, answer_name: name }) => [cell, name])).toEqual([['E2', 'cell E2']]);
    const { result, state } = await draftOffice(file, { answers: { 'cell E2': '8' } });
    expect(result.proof).toMatchObject({ filled: before?.filled, in: before?.filled, out: 0 });
    const [goal] = state.goals;
    expect([...(state.series.get(goal?.id ?? '')?.actuals ?? [])]).toEqual([8]);
    expect(result.mapping.answers).not.toHaveProperty('cell E2');
  });

  it.each(['cell Z9', 'cell E99', 'cell other!E2'])('is left where there is none such: %s', async (name) => {
    expect((await draftOffice(file, { answers: { [name]: '8' } })).result.proof?.out).toBe(1);
  });
});

describe('The status that a file gives its goals', () => {
  const rows = ['1,Trees,10,10,R', '2,Roads,10,2,G', '3,Parks,10,10,G'].join('\n');
  const file = { name: 'plan.csv', bytes: Buffer.from(`Ref,Measure,2025 Target,2025 Actual,RAG\n${rows}\n`) };

  it('is compared with what the figures come to, goal by goal', async () => {
    const { statuses } = (await draftOffice(file)).result;
    expect(statuses).toMatchObject({ of: 3, said: 1, figures: 1 });
    expect(statuses?.differ.map(({ number, said }) => [number, said])).toEqual([
      ['1', 'critical'],
      ['2', 'on_target'],
    ]);
  });

  it('is compared no more once it is set by hand', async () => {
    expect((await draftOffice(file, { answers: { status_use: 'set' } })).result.statuses).toBeNull();
  });
});

describe('Goals as they will stand', () => {
  it('stand beside their rows, with what was assumed of them and the cells that stay out', async () => {
    const bytes = Buffer.from('Ref,Measure,Unit,2025 Target,2025 Actual\n1,Trees planted,trees,10,tbc\n');
    const [goal] = (await draftOffice({ name: 'plan.csv', bytes })).result.standing;
    expect(goal).toMatchObject({
      number: '1',
      row: 2,
      is_new: true,
      unit: 'trees',
      direction_question: 'direction Trees planted',
      cells: [
        { text: 'trees', is_out: false },
        { text: '10', is_out: false },
        { text: 'tbc', is_out: true },
      ],
    });
  });
});
