import type { ValueRollup } from '#core/goal/rollupType.ts';

export const moved = {
  title: 'Why it moved',
  link: 'What moved it?',
  choose: 'Choose what to explain',
  close: 'Close why it moved',
  health: 'Health of the goals shown',
  healthOf: (name: string) => `Health: ${name}`,
  figureOrHealth: 'What is explained',
  percent: 'Percent',
  onlyHealth: 'Health',
  groups: { objectives: 'Objectives', above: 'Above this goal', below: 'Below this goal', departments: 'Departments' },
  exactly: (from: string, to: string) => `${from} to ${to}`,
  became: 'then',
  below: 'Goals below',
  goalsOf: 'Goals',
  points: 'Points',
  healthPoints: (change: string) => `${change} points`,
  change: 'Change',
  bars: 'How far each moved it',
  total: {
    mean: (name: string, counted: number, of: number) => `${name}, average of ${counted} of ${of} goals`,
    sum: (name: string) => `${name}, sum of its goals`,
    average: (name: string) => `${name}, average of its goals`,
    highest: (name: string) => `${name}, highest of its goals`,
    lowest: (name: string) => `${name}, lowest of its goals`,
    health: (name: string, counted: number) =>
      counted === 1 ? `${name}, 1 measured goal` : `${name}, average of ${counted} measured goals`,
  } satisfies Record<ValueRollup | 'mean' | 'health', unknown>,
  rest: 'Its own settings or dates, or the time between',
  more: (count: number) => (count === 1 ? '1 more goal' : `${count} more goals`),
  movedAlone: (number: string, part: string, isOfValues: boolean) =>
    `${number} moved it, by ${part}${isOfValues ? '' : ' points'}.`,
  movedMost: (number: string, part: string, change: string, isOfValues: boolean) =>
    `${number} moved it most, by ${part} of ${change}${isOfValues ? '' : ' points'}.`,
  madeOf: {
    mean: (count: number) => `Average of ${countOf(count)}`,
    sum: (count: number) => `Sum of ${countOf(count)}`,
    average: (count: number) => `Average of ${countOf(count)}`,
    highest: () => 'Highest of the goals below',
    lowest: () => 'Lowest of the goals below',
  } satisfies Record<ValueRollup | 'mean', (count: number) => string>,
  nothing: 'Nothing below it moved.',
  noFigure: (day: string) => `It had no figure on ${day}, so there is no change to explain.`,
  notThere: (day: string) => `It was not in the plan on ${day}, or was not worked out from the goals below it.`,
  unknown: 'This is not worked out from goals below it.',
  working: 'Working out what moved it',
  failed: 'What moved it couldn’t be worked out.',
  leftOut: {
    setByHand: 'Excluded by hand on both days',
    deferred: 'Deferred, left out on both days',
    trackedLessOften: 'Tracked less often, left out on both days',
    otherValueType: 'Another kind of value, left out on both days',
    outsideWindow: 'Not running in this year',
    noFigures: 'No figures on either day',
    notMeasured: 'Not measured on either day',
  },
  held: (percent: string) => `counts as ${percent} on both days`,
  same: 'the same on both days',
  notCounted: 'not counted: waits for the other goals',
  notCountedExtreme: { highest: 'not the highest on either day', lowest: 'not the lowest on either day' },
  came: (day: string) => `new below it since ${day}`,
  went: 'no longer below it',
  joined: (day: string) => `counted since ${day}`,
  left: 'no longer counted',
};

function countOf(count: number): string {
  return count === 1 ? '1 goal' : `${count} goals`;
}
