import { expect, it } from 'vitest';
import { isOver, WORK_STATES } from './work.ts';

it('nothing more is to be done for what is done or dropped', () => {
  expect(WORK_STATES.filter((state) => isOver({ state }))).toEqual(['done', 'dropped']);
});
