import { expect, it } from 'vitest';
import { unhurried } from './unhurried.ts';

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('rests after each work three times as long as it took, and nobody waits for the rest of their own', async () => {
  const inTurn = unhurried();
  const begun = performance.now();
  const times: number[] = [];
  const work = () => inTurn(() => after(40)).then(() => times.push(performance.now() - begun));
  await Promise.all([work(), work(), work()]);
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThan(150);
  expect(third - second).toBeGreaterThan(150);
});

it('goes on after work that failed', async () => {
  const inTurn = unhurried();
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(async () => 1)).toBe(1);
});
