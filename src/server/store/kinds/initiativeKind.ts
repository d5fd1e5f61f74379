import { dateText } from '#server/store/rows/rowReading.ts';
import { initiativeOf, initiativeRowOf } from '#server/store/rows/workRows.ts';
import { recordKind } from './kind.ts';

export const initiativeKind = recordKind({
  name: 'initiative',
  tables: { initiative: { key: ['plan_id', 'id'] } },
  rowOf: initiativeRowOf,
  stateOf: initiativeOf,
  goalColumn: null,
  isBesideGoals: true,
  isOpenInArchive: false,
  historyFilter: 'work',
  describe: (initiative) => ({
    label: initiative.title,
    goalId: null,
    fields: {
      title: initiative.title,
      description: initiative.description,
      owner_id: initiative.ownerId,
      department_id: initiative.departmentId,
      start: dateText(initiative.start),
      end: dateText(initiative.end),
      state: initiative.state,
      percent: initiative.percentByHand,
      planned: initiative.planned,
      spent: initiative.spent,
      goal_ids: initiative.goalIds,
      after_ids: initiative.afterIds,
      archived_at: initiative.archivedAt,
    },
  }),
  rightToUndo: () => ['undoWork', null],
});
