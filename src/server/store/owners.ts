import type { Owners } from '#core/plan/owners.ts';
import type { StoredMember } from './edit.ts';
import { departmentOf, memberOf } from './ownerRows.ts';
import type { Database } from './store.ts';

/** Departments and members, without anyone's e-mail or account. */
export async function findOwners(db: Database, planId: string): Promise<Owners> {
  const departments = await db
    .selectFrom('department')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('id')
    .execute();
  const members = await findMembers(db, planId);
  return {
    departments: departments.map((row) => departmentOf({ id: row.id, row })),
    members: members.map(({ email: _email, accountId: _accountId, ...member }) => member),
  };
}

/** Members with e-mail and account: for those who manage them. */
export async function findMembers(db: Database, planId: string): Promise<StoredMember[]> {
  const rows = await db.selectFrom('member').selectAll().where('plan_id', '=', planId).orderBy('id').execute();
  return rows.map((row) => memberOf({ id: row.id, row }));
}
