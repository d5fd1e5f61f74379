import { describe, expect, it } from 'vitest';
import { EXAMPLE_PLAN } from '#testing/server/examplePlan.ts';
import { planCells } from './planCells.ts';

const NAMED = {
  ...EXAMPLE_PLAN,
  tiers: 2,
  levels: [
    { name: 'Priority', plural: 'Priorities' },
    { name: 'هدف', plural: 'أهداف' },
    { name: 'Step', plural: 'Steps' },
  ],
  statuses: [
    { code: 'on_target', name: 'Done well' },
    { code: 'off_target', name: 'Watch' },
    { code: 'critical', name: 'At Risk' },
  ],
} as const;

describe('a status in a file', () => {
  it.each([
    ['the plan’s own word', ' WATCH ', 'off_target'],
    ['the plan’s own word, though ours for another', 'at risk', 'critical'],
    ['our word, though the plan has another', 'Off Target', 'off_target'],
    ['our code', 'on_target', 'on_target'],
    ['our word in another language', 'Kritisch', 'critical'],
    ['no word of either', 'yellow', null],
    ['what goals without figures read', 'No figures', null],
  ])('is read by %s', (_, cell, status) => {
    expect(planCells(NAMED).statuses.read(cell)).toBe(status);
  });

  it('that cannot be read is told with the plan’s words', () => {
    expect(planCells(NAMED).statuses.listed).toContain('Watch, At Risk, achieved');
  });
});

describe('a level in a file', () => {
  it.each([
    ['what one of it is called', 'priority', 0],
    ['what several are called', 'Steps', 2],
    ['letters from right to left', 'أهداف', 1],
    ['a name copied out of a sentence', '\u2068هدف\u2069', 1],
    ['the usual name', 'Member goals', 2],
    ['no name', '3', null],
    ['nothing', '', null],
  ])('is read by %s', (_, cell, depth) => {
    expect(planCells(NAMED).depthNamed(cell)).toBe(depth);
  });

  it('of a plan that names none is read by the usual names', () => {
    expect(planCells({ ...EXAMPLE_PLAN, tiers: 3 }).depthNamed('Department goal')).toBe(2);
  });
});
