import { departmentOf, departmentRowOf } from '#server/store/rows/ownerRows.ts';
import { recordKind } from './kind.ts';

export const departmentKind = recordKind({
  name: 'department',
  tables: { department: { key: ['plan_id', 'id'] } },
  rowOf: departmentRowOf,
  stateOf: departmentOf,
  goalColumn: null,
  placeColumn: 'position',
  isOpenInArchive: true,
  isOwner: true,
  historyFilter: 'people',
  describe: ({ name }) => ({ label: name, goalId: null, fields: { plans_name: name } }),
  rightToUndo: () => ['manageMembers', null],
});
