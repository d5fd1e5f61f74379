import { describe, expect, it } from 'vitest';
import { draftOffice } from '#testing/server/draftOffice.ts';

/** The day of the import is 2026-11-20. */
const undated = {
  name: 'register.csv',
  bytes: Buffer.from('Ref,Measure,Unit,Target,Actual\n1,Trees planted,trees,10,4\n2,Roads,km,5,4\n'),
};
const titled = {
  name: 'q3.csv',
  bytes: Buffer.from('Q3 2026\nRef,Measure,Unit,Target,Actual\n1,Trees planted,trees,10,4\n2,Roads,km,5,4\n'),
};
const cohort = {
  name: 'years.csv',
  bytes: Buffer.from('Ref,Measure,Unit,2024,2025,Target 2026,Result\n1,Trees,trees,7,8,10,4\n2,Roads,km,3,4,5,4\n'),
};

describe('The period that an import was answered is kept for the next file', () => {
  it.each([
    ['2026-10', 'last_month'],
    ['2026-11', 'this_month'],
    ['2026-Q3', 'last_quarter'],
    ['2026', 'this_year'],
    ['2025', 'last_year'],
    ['last_month', 'last_month'],
  ])('as what moves with the day: %s is %s', async (given, kept) => {
    const { result } = await draftOffice(undated, { answers: { period: given } });
    expect(result.mapping.answers).toMatchObject({ period: kept });
  });

  it('not at all where it is neither this nor the last one: it is asked again', async () => {
    const { result } = await draftOffice(undated, { answers: { period: '2024-03' } });
    expect(result.mapping.answers).not.toHaveProperty('period');
  });

  it('as the current year where nobody said anything else', async () => {
    expect((await draftOffice(undated)).result.mapping.answers).toMatchObject({ period: 'this_year' });
  });

  it.each([titled, cohort])('not at all where the file says it itself: $name', async (file) => {
    const { result } = await draftOffice(file);
    expect(result.questions.map(({ name }) => name)).toContain('period');
    expect(result.mapping.answers ?? {}).not.toHaveProperty('period');
  });
});

it('the last month as an answer is the month before the import', async () => {
  const { state, result } = await draftOffice(undated, { answers: { period: 'last_month' } });
  expect(result.questions.find(({ name }) => name === 'period')).toMatchObject({ answer: '2026-10' });
  const [goal] = state.goals;
  expect([...(state.series.get(goal?.id ?? '')?.days ?? [])]).toEqual([20_727]);
});
