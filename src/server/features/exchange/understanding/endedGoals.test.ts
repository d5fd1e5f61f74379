import { describe, expect, it } from 'vitest';
import { draftOffice } from '#testing/server/draftOffice.ts';

/** The day of the import is 2026-11-20. */
const file = {
  name: 'actions.csv',
  bytes: Buffer.from(
    [
      'Ref,Action,Start,End,% complete',
      '1,Retire lead pipes,2025-01-01,2025-06-30,100%',
      '2,List of empty homes,2024-03-01,2024-12-31,100%',
      '3,Fence nine springs,2025-04-01,2026-08-31,60%',
      '4,Shared van pilot,2026-02-01,,0%',
    ].join('\n'),
  ),
};

async function yearsOf(answers = {}): Promise<readonly (number | undefined)[]> {
  const { state } = await draftOffice(file, { answers });
  return state.goals.map(({ id }) => {
    const [day] = state.series.get(id)?.days ?? [];
    return day === undefined ? undefined : new Date(day * 86_400_000).getUTCFullYear();
  });
}

describe('A figure that names no period', () => {
  it('is of the last period of a goal that had ended, else of the current one', async () => {
    expect(await yearsOf()).toEqual([2025, 2024, 2026, 2026]);
  });

  it('is of the one that somebody said', async () => {
    expect(await yearsOf({ period: '2026' })).toEqual([2026, 2026, 2026, 2026]);
  });
});
