import { dateText } from '#server/store/rows/rowReading.ts';
import { decisionOf, decisionRowOf } from '#server/store/rows/workRows.ts';
import { recordKind } from './kind.ts';

export const decisionKind = recordKind({
  name: 'decision',
  tables: { decision: { key: ['plan_id', 'id'] } },
  rowOf: decisionRowOf,
  stateOf: decisionOf,
  goalColumn: null,
  isBesideGoals: true,
  isOpenInArchive: false,
  historyFilter: 'work',
  describe: (decision) => ({
    label: decision.text,
    goalId: null,
    fields: {
      day: dateText(decision.day),
      text: decision.text,
      who: decision.who,
      goal_ids: decision.goalIds,
      initiative_ids: decision.initiativeIds,
      archived_at: decision.archivedAt,
    },
  }),
  rightToUndo: () => ['undoWork', null],
});
