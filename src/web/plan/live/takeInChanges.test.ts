import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { LiveChange } from '#contract/liveEvent.ts';
import { createTakeIn } from './takeInChanges.ts';

/** Whether what a query has answered is out of date after a change of these goals of the plan p1. */
async function isOutdated(queryKey: readonly unknown[], goals: LiveChange['goals']): Promise<boolean | undefined> {
  const client = new QueryClient();
  client.setQueryData(queryKey, []);
  const taken = Promise.withResolvers<void>();
  createTakeIn({ client, planId: 'p1', onTaken: () => taken.resolve() })({ version: 2, goals });
  await taken.promise;
  return client.getQueryState(queryKey)?.isInvalidated;
}

describe('a live change outdates', () => {
  it.each([
    { what: 'queries of its goals', queryKey: ['comments', 'p1', 'g1'], named: true, unnamed: true },
    {
      what: 'queries of other goals, unless it names none',
      queryKey: ['comments', 'p1', 'g2'],
      named: false,
      unnamed: true,
    },
    { what: 'figures that wait, whichever goals they are of', queryKey: ['waiting', 'p1'], named: true, unnamed: true },
    { what: 'figures that were declined', queryKey: ['declined', 'p1'], named: true, unnamed: true },
    { what: 'the entry sheet of a year that was left', queryKey: ['entry', 'p1', 2026], named: true, unnamed: true },
    { what: 'nothing of another plan', queryKey: ['waiting', 'p2'], named: false, unnamed: false },
  ])('$what', async ({ queryKey, named, unnamed }) => {
    expect(await isOutdated(queryKey, ['g1'])).toBe(named);
    expect(await isOutdated(queryKey, null)).toBe(unnamed);
  });
});
