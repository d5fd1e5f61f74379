import { describe, expect, it } from 'vitest';
import { EXAMPLE_PLAN } from '#testing/server/examplePlan.ts';
import { BookedPlan } from './bookedPlan.ts';
import { cachedByPlan } from './cachedByPlan.ts';

const plan = () =>
  new BookedPlan({
    version: 1,
    plan: EXAMPLE_PLAN,
    owners: { departments: [], members: [] },
    goals: [],
    series: new Map(),
    milestones: new Map(),
  });

describe('what is worked out of a plan', () => {
  function counting(most: number) {
    const find = cachedByPlan<number>(most);
    let made = 0;
    const ask = (booked: BookedPlan, key: string) => find(booked, key, async () => ++made);
    return { ask, made: () => made };
  }

  it('is worked out once for a key, for those who ask at the same moment too', async () => {
    const { ask, made } = counting(2);
    const booked = plan();
    expect(await Promise.all([ask(booked, 'a'), ask(booked, 'a'), ask(booked, 'b')])).toEqual([1, 1, 2]);
    expect([await ask(booked, 'a'), made()]).toEqual([1, 2]);
  });

  it('is another of another version', async () => {
    const { ask } = counting(2);
    expect([await ask(plan(), 'a'), await ask(plan(), 'a')]).toEqual([1, 2]);
  });

  it('is bounded', async () => {
    const { ask, made } = counting(2);
    const booked = plan();
    for (const key of ['a', 'b', 'c', 'a']) await ask(booked, key);
    expect(made()).toBe(4);
  });

  it('that failed is tried again', async () => {
    const find = cachedByPlan<number>(2);
    const booked = plan();
    await expect(find(booked, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await find(booked, 'a', async () => 1)).toBe(1);
  });
});
