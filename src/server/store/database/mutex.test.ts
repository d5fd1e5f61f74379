import { expect, it } from 'vitest';
import { Mutex } from './mutex.ts';

it('is taken by one at a time, in the order they came', async () => {
  const turn = new Mutex();
  const events: string[] = [];
  const work = async (name: string) => {
    await turn.take();
    events.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
    turn.give();
  };
  await Promise.all([work('a'), work('b'), work('c')]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('goes to who waited, not to who comes while it is handed over', async () => {
  const turn = new Mutex();
  const events: string[] = [];
  await turn.take();
  const waited = turn.take().then(() => events.push('waited'));
  turn.give();
  const late = turn.take().then(() => events.push('late'));
  await waited;
  turn.give();
  await late;
  expect(events).toEqual(['waited', 'late']);
});
