import { feedOf, feedRowOf } from '#server/store/rows/feedRow.ts';
import { recordKind } from './kind.ts';

export const feedKind = recordKind({
  name: 'feed',
  tables: { feed: { key: ['plan_id', 'id'] } },
  rowOf: feedRowOf,
  stateOf: feedOf,
  goalColumn: null,
  isOpenInArchive: false,
  historyFilter: 'settings',
  describe: ({ name, ask, months, schedule, writes, isPaused, mapping, goalBy }) => ({
    label: name,
    goalId: null,
    fields: {
      feed_name: name,
      feed_ask: ask,
      feed_months: months,
      feed_goal_by: goalBy,
      feed_mapping: mapping,
      feed_schedule: `${schedule.every} ${schedule.at} ${schedule.weekday} ${schedule.monthDay}`,
      feed_writes: writes,
      feed_paused: isPaused ? 1 : 0,
    },
  }),
  rightToUndo: () => ['editPlan', null],
  // The connections of another installation are others: nothing is asked before somebody has looked.
  imported: (row) => ({ ...row, is_paused: 1 }),
});
