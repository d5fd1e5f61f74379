import type { ChangedRuleName } from '#core/changedRules/changedRules.ts';

type RuleWords = { readonly name: string; readonly text: string };

const rules: Readonly<Record<ChangedRuleName, RuleWords>> = {
  wayFromBaseline: {
    name: 'Goals that move from a baseline',
    text: 'The distance from the target is measured in shares of the way from the baseline to the end target, and percent complete is the part of that way. A goal that goes from 95 to 100 and stands at 91 is at −80% and critical; it was on target.',
  },
  sparseTargets: {
    name: 'Targets for some periods only',
    text: 'A target stands for its period or, where targets come every few periods, for the periods up to the next one. Actuals of other periods still count in the total, but not in the comparison with the target.',
  },
  targetsBelow: {
    name: 'Targets of goals below',
    text: 'Where goals below have a target every few periods only, their roll-up takes a part of it for each of these periods. Before, a quarter’s whole target was due in its first month.',
  },
  quarterlyGoals: {
    name: 'Goals by quarter',
    text: 'Goals can be tracked by fiscal quarter. These have a figure every third month and are overdue in between: edit one and choose Quarterly. You see the new dates first; nothing changes by itself.',
  },
  groupsCounted: {
    name: 'Groups are counted',
    text: 'Every number beside a status or a filter is now the number of cards that it lists, and a group counts as one goal, by the status it shows. Before, it stood for the goals inside it. The health of a view changes with it, and is not shown under a status filter.',
  },
  yearOfFormula: {
    name: 'Formulas over a year',
    text: 'Over a quarter, a year or to date, a formula takes the periods in which all its goals have a figure, and says how many. Before, a year could divide six months of one by ten of another.',
  },
};

export const changedRules = {
  title: 'Rules of figures have changed',
  text: 'This release reads some figures differently. These goals are touched; their status is that of today. On past days, too, goals are shown by today’s rules.',
  goals: (count: number) => (count === 1 ? '1 goal' : `${count} goals`),
  decision: (number: number) => `Decision ${number}`,
  dismiss: 'Got it, don’t show again',
  dismissFailed: 'That could not be saved. Try again.',
  loadFailed: 'The goals that changed rules touch could not be loaded.',
  retry: 'Retry',
  rules,
};
