import type { Department, Owners } from '#core/plan/owners.ts';
import type { Database } from '#server/store/database/store.ts';
import type { StoredMember } from '#server/store/rows/edit.ts';
import { departmentOf, memberOf } from '#server/store/rows/ownerRows.ts';
import { textOf } from '#server/store/rows/rowReading.ts';
import type { Row } from '#server/store/rows/tables.ts';

export async function findOwners(db: Database, planId: string): Promise<Owners> {
  const departments = await db
    .selectFrom('department')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('id')
    .execute();
  const members = await db.selectFrom('member').selectAll().where('plan_id', '=', planId).execute();
  return ownersOf({ departments, members });
}

export async function findMembers(db: Database, planId: string): Promise<StoredMember[]> {
  const rows = await db.selectFrom('member').selectAll().where('plan_id', '=', planId).execute();
  return inOrder(rows).map((row) => memberOf({ id: textOf(row, 'id'), row }));
}

export type OwnerRows = { readonly departments: readonly Row[]; readonly members: readonly Row[] };

export function ownersOf({ departments, members }: OwnerRows): Owners {
  return {
    departments: departmentsInOrder(departments.map((row) => departmentOf({ id: textOf(row, 'id'), row }))),
    members: inOrder(members).map((row) => {
      const { email: _email, accountId: _accountId, ...member } = memberOf({ id: textOf(row, 'id'), row });
      return member;
    }),
  };
}

/** Those with a position by it, then the others by their id. */
export function departmentsInOrder(departments: readonly Department[]): Department[] {
  const placeOf = ({ position }: Department) => position ?? Number.POSITIVE_INFINITY;
  return departments.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    if (first !== second) return first - second;
    return one.id < other.id ? -1 : 1;
  });
}

/** By id, compared by code units: the collations of the two stores differ. */
function inOrder(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (textOf(one, 'id') < textOf(other, 'id') ? -1 : 1));
}
