import { installationAddresses } from '#contract/installationAddresses.ts';
import { policyPatchSchema, policySchema, type WirePolicy } from '#contract/policy.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { Refusal } from '#server/base/errors.ts';
import type { FindAsker } from '#server/features/accounts/asker.ts';
import { findOwnAccount } from '#server/features/accounts/credentials.ts';
import { type FixedPolicy, findPolicy, savePolicy } from '#server/features/accounts/policy.ts';
import { requireAdministrator } from '#server/features/accounts/requireAdministrator.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';

export type PolicyParts = { readonly store: Store; readonly findAsker: FindAsker; readonly fixedPolicy: FixedPolicy };

/** Who may do what in this installation, as its administrators decide. */
export function addPolicyRoutes(app: MilepostApp, parts: PolicyParts): void {
  const { store, fixedPolicy: fixed } = parts;
  const config = { right: 'administrator' } as const;
  const tags = ['installation'];

  app.get(
    installationAddresses.policy,
    {
      config,
      schema: {
        tags,
        operationId: 'getPolicy',
        summary:
          'Who makes plans, invites people of other domains and makes tokens of plans; whether leads need two-factor',
        response: { 200: policySchema, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      await requireAdministrator(parts, request, reply);
      return policyReply(store.db, fixed);
    },
  );

  app.patch(
    installationAddresses.policy,
    {
      config,
      schema: {
        tags,
        operationId: 'setPolicy',
        summary: 'Changes what administrators decide; fields left out stay',
        body: policyPatchSchema,
        response: { 200: policySchema, ...refusals(400, 401, 403, 409) },
      },
    },
    async (request, reply) => {
      const { id } = await requireAdministrator(parts, request, reply);
      const body = request.body;
      if (fixed.planCreation !== null && body.plan_creation !== undefined && body.plan_creation !== fixed.planCreation)
        throw setByEnvironment(fixed.planCreation);
      if (body.leads_need_two_factor === 1) await refuseWithoutOwn(store.db, id);
      const changed = {
        ...(body.plan_creation === undefined || fixed.planCreation !== null
          ? {}
          : { planCreation: body.plan_creation }),
        ...(body.house_domains === undefined ? {} : { houseDomains: [...new Set(body.house_domains)] }),
        ...(body.outside_invitations === undefined ? {} : { outsideInvitations: body.outside_invitations }),
        ...(body.plan_tokens === undefined ? {} : { planTokens: body.plan_tokens }),
        ...(body.leads_need_two_factor === undefined ? {} : { leadsNeedTwoFactor: body.leads_need_two_factor === 1 }),
      };
      await inTransaction(store, (trx) => savePolicy(trx, changed));
      return policyReply(store.db, fixed);
    },
  );
}

async function policyReply(db: Database, fixed: FixedPolicy): Promise<WirePolicy> {
  const policy = await findPolicy(db, fixed);
  return {
    plan_creation: policy.planCreation,
    house_domains: [...policy.houseDomains],
    outside_invitations: policy.outsideInvitations,
    plan_tokens: policy.planTokens,
    leads_need_two_factor: encodeFlag(policy.leadsNeedTwoFactor),
    plan_creation_is_set: encodeFlag(fixed.planCreation !== null),
  };
}

function setByEnvironment(value: string): Refusal {
  return new Refusal({
    code: 'set_by_environment',
    status: 409,
    message: `Who makes plans is set to “${value}” by MILEPOST_PLAN_CREATION: whoever runs Milepost changes it there.`,
  });
}

/** Else the administrator would be shut out of the plans by their own press. */
async function refuseWithoutOwn(db: Database, accountId: string): Promise<void> {
  const own = await findOwnAccount(db, accountId);
  if (own === null || own.hasTwoFactor || own.passwordHash === null) return;
  throw new Refusal({
    code: 'two_factor_first',
    status: 409,
    message: 'Turn on two-factor for your own account first: without it you could not open your plans afterwards.',
  });
}
