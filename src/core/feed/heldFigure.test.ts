import { expect, it } from 'vitest';
import { type FeedMemory, type FigureOutcome, outcomeOf } from './heldFigure.ts';

it.each<[string, number, number | null, FeedMemory, boolean, FigureOutcome]>([
  ['the plan has it', 5, 5, {}, false, 'same'],
  ['the plan has it, corrected', 5, 5, { brought: 4 }, true, 'same'],
  ['there is none yet', 5, null, {}, false, 'write'],
  ['it was imported before the first run', 5, 4, {}, false, 'write'],
  ['a person corrected it before the first run', 5, 4, {}, true, 'ask'],
  ['the feed brought what is there', 5, 4, { brought: 4 }, false, 'write'],
  ['the feed brought what is there, and a person entered it too', 5, 4, { brought: 4 }, true, 'write'],
  ['a person corrected it since', 5, 6, { brought: 5 }, false, 'ask'],
  ['a person corrected it since, and the source changed', 7, 6, { brought: 5 }, false, 'ask'],
  ['a person emptied it since', 5, null, { brought: 5 }, false, 'ask'],
  ['a person said that theirs stays', 5, 6, { brought: 5, keptFor: 5 }, false, 'kept'],
  ['the source changed after that', 7, 6, { brought: 5, keptFor: 5 }, false, 'ask'],
  ['theirs stays, before the first run', 5, 4, { keptFor: 5 }, true, 'kept'],
  ['a figure of 0', 0, null, {}, false, 'write'],
])('a feed brings a figure where %s', (_name, brought, stored, memory, isCorrected, outcome) => {
  expect(outcomeOf(brought, { stored, memory, isCorrected })).toBe(outcome);
});
