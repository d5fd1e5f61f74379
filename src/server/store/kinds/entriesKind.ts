import type { EntriesKind } from './kind.ts';

export const entriesKind = {
  log: 'entries',
  tables: { entry_year: { key: ['plan_id', 'goal_id', 'calendar_year'], isLarge: true } },
  historyFilter: 'figures',
  rightToUndo: ({ goalId }, subjectOfGoal) => ['enterFigures', subjectOfGoal(goalId)],
} as const satisfies EntriesKind;
