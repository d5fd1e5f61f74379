import { dateText } from '#server/store/rows/rowReading.ts';
import { milestoneOf, milestoneRowOf } from '#server/store/rows/workRows.ts';
import { recordKind } from './kind.ts';

export const milestoneKind = recordKind({
  name: 'milestone',
  tables: { milestone: { key: ['plan_id', 'id'] } },
  rowOf: milestoneRowOf,
  stateOf: milestoneOf,
  goalColumn: null,
  isBesideGoals: true,
  isOpenInArchive: false,
  historyFilter: 'work',
  describe: (milestone) => ({
    label: milestone.title,
    goalId: milestone.goalId,
    fields: {
      title: milestone.title,
      due: dateText(milestone.due),
      done_on: dateText(milestone.doneOn),
      owner_id: milestone.ownerId,
      weight: milestone.weight,
      after_ids: milestone.afterIds,
      archived_at: milestone.archivedAt,
    },
  }),
  rightToUndo: () => ['undoWork', null],
});
