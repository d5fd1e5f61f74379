import { memberOf, memberRowOf } from '#server/store/rows/ownerRows.ts';
import { textOrNullOf } from '#server/store/rows/rowReading.ts';
import { recordKind } from './kind.ts';

/** The history and an export show no accounts, and e-mails only to those who may read them. */
export const memberKind = recordKind({
  name: 'member',
  tables: { member: { key: ['plan_id', 'id'] } },
  rowOf: memberRowOf,
  stateOf: memberOf,
  goalColumn: null,
  isOpenInArchive: true,
  isOwner: true,
  historyFilter: 'people',
  describe: ({ firstName, lastName, role, departmentId, leadsDepartment }) => ({
    label: `${firstName} ${lastName}`.trim(),
    goalId: null,
    fields: {
      plan_users_fname: firstName,
      plan_users_lname: lastName,
      role,
      dept_id: departmentId,
      plan_users_type: leadsDepartment ? '1' : '2',
    },
  }),
  rightToUndo: () => ['manageMembers', null],
  exported: (row, { id, emails }) => ({
    ...row,
    account_id: null,
    email: emails.of({ id, email: textOrNullOf(row, 'email') }),
  }),
  imported: (row) => ({ ...row, account_id: null }),
});
