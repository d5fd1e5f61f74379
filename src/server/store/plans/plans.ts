import type { Member } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Database } from '#server/store/database/store.ts';
import { memberOf } from '#server/store/rows/ownerRows.ts';
import { planOf } from '#server/store/rows/planRow.ts';

export type PlanOfAccount = { readonly plan: Plan; readonly member: Member };

export async function findPlan(db: Database, planId: string): Promise<Plan | null> {
  const row = await db.selectFrom('plan').selectAll().where('plan_id', '=', planId).executeTakeFirst();
  return row === undefined ? null : planOf({ id: planId, row });
}

export async function findPlans(db: Database): Promise<Plan[]> {
  const rows = await db.selectFrom('plan').selectAll().execute();
  return byName(rows.map((row) => planOf({ id: row.plan_id, row })));
}

export async function findPlansOfAccount(db: Database, accountId: string): Promise<PlanOfAccount[]> {
  const members = await db.selectFrom('member').selectAll().where('account_id', '=', accountId).execute();
  if (members.length === 0) return [];
  const planIds = members.map((row) => row.plan_id);
  const rows = await db.selectFrom('plan').selectAll().where('plan_id', 'in', planIds).execute();
  const plans = new Map(rows.map((row) => [row.plan_id, planOf({ id: row.plan_id, row })]));
  const found = members.flatMap((row) => {
    const plan = plans.get(row.plan_id);
    return plan === undefined ? [] : [{ plan, member: memberOf({ id: row.id, row }) }];
  });
  return found.sort((one, other) => compareNames(one.plan, other.plan));
}

export async function findVersion(db: Database, planId: string): Promise<number | null> {
  const row = await db.selectFrom('plan').select('version').where('plan_id', '=', planId).executeTakeFirst();
  return row?.version ?? null;
}

function byName(plans: Plan[]): Plan[] {
  return plans.sort(compareNames);
}

function compareNames(one: Plan, other: Plan): number {
  return one.name.localeCompare(other.name) || one.id.localeCompare(other.id);
}
