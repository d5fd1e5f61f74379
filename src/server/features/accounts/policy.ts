import * as z from 'zod';
import {
  type InstallationPolicy,
  LEADS_OR,
  mayMakePlan,
  PLAN_CREATIONS,
  type PlanCreation,
  type Standing,
} from '#core/access.ts';
import { Refusal } from '#server/base/errors.ts';
import { findMeta, saveMeta } from '#server/store/database/meta.ts';
import type { Database } from '#server/store/database/store.ts';
import type { Account } from './account.ts';
import { isAdministrator } from './accountRepository.ts';

/** What decides beside the administrators: MILEPOST_PLAN_CREATION, or null. */
export type FixedPolicy = { readonly planCreation: PlanCreation | null };

const POLICY = 'policy';

const storedSchema = z.object({
  planCreation: z.enum(PLAN_CREATIONS).catch('leads'),
  houseDomains: z.array(z.string()).catch([]),
  outsideInvitations: z.enum(LEADS_OR).catch('leads'),
  planTokens: z.enum(LEADS_OR).catch('leads'),
  leadsNeedTwoFactor: z.boolean().catch(false),
});

export async function findPolicy(db: Database, { planCreation }: FixedPolicy): Promise<InstallationPolicy> {
  const policy = storedSchema.parse(JSON.parse((await findMeta(db, POLICY)) ?? '{}'));
  return planCreation === null ? policy : { ...policy, planCreation };
}

/** As the administrators said it, whatever the environment says besides. */
export async function savePolicy(db: Database, changed: Partial<InstallationPolicy>): Promise<void> {
  const policy = { ...(await findPolicy(db, { planCreation: null })), ...changed };
  await saveMeta(db, { name: POLICY, value: JSON.stringify(policy) });
}

export async function standingOf(db: Database, { id }: Account): Promise<Standing> {
  const roles = await db
    .selectFrom('member')
    .select(['account_id', 'plan_id', 'role'])
    .where('account_id', 'in', [id])
    .execute();
  return {
    isAdministrator: await isAdministrator(db, id),
    leadsPlan: roles.some(({ role }) => role === 'lead'),
  };
}

export async function mayAccountMakePlans(db: Database, fixed: FixedPolicy, account: Account): Promise<boolean> {
  return mayMakePlan(await findPolicy(db, fixed), await standingOf(db, account));
}

export async function refusePlanMaking(db: Database, fixed: FixedPolicy, account: Account): Promise<void> {
  if (await mayAccountMakePlans(db, fixed, account)) return;
  throw new Refusal({
    code: 'may_not_create_plans',
    status: 403,
    message: 'Here you may not make plans. Ask an administrator, or be invited to a plan.',
  });
}
