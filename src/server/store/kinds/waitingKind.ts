import { encodeDate } from '#contract/wire/date.ts';
import { waitingOf, waitingRowOf } from '#server/store/rows/waitingRow.ts';
import { recordKind } from './kind.ts';

export const waitingKind = recordKind({
  name: 'waiting',
  tables: { waiting: { key: ['plan_id', 'id'], isLarge: true } },
  rowOf: waitingRowOf,
  stateOf: waitingOf,
  goalColumn: 'goal_id',
  isOpenInArchive: false,
  isExported: false,
  historyFilter: 'figures',
  describe: ({ goalId, date, target, actual }) => ({
    label: encodeDate(date),
    goalId,
    fields: {
      waiting_period: encodeDate(date),
      ...(actual !== undefined && { waiting_actual: actual }),
      ...(target !== undefined && { waiting_target: target }),
    },
  }),
  rightToUndo: ({ before, after }, subjectOfGoal) => ['enterFigures', subjectOfGoal((after ?? before)?.goalId ?? '')],
});
