import { expect, it } from 'vitest';
import { prospectOf } from './prospect.ts';

it.each([
  ['is at risk where it is on target and the chance is below half', 'on_target', 0.45, null, 'atRisk'],
  ['is at risk where it is achieved and may lose that', 'achieved', 0.05, null, 'atRisk'],
  ['is likely at half', 'on_target', 0.5, null, 'likely'],
  ['is likely also while it is behind', 'off_target', 0.6, null, 'likely'],
  ['behind with a small chance is neither: its status says it', 'critical', 0.05, null, null],
  ['without a chance is neither', 'on_target', null, null, null],
  ['of too short a history says so', 'on_target', null, 'short', 'noHistory'],
  ['after a gap says so', 'on_target', null, 'broken', 'noHistory'],
  ['without figures says so', 'not_started', null, 'noFigures', 'noHistory'],
  ['of weekly figures will not get more history', 'on_target', null, 'weekly', null],
  ['that never changes is neither', 'on_target', null, 'constant', null],
] as const)('a goal %s', (_, status, chance, none, prospect) => {
  expect(prospectOf({ status, chance, none })).toBe(prospect);
});
