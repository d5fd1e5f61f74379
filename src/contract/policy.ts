import * as z from 'zod/mini';
import { LEADS_OR, PLAN_CREATIONS } from '#core/access.ts';
import './wire/noEval.ts';

const flag = z.literal([0, 1], 'must be 0 or 1');

const domain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(253, 'must have at most 253 characters'),
    z.regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u, 'must be a domain, such as example.org'),
  );

const fields = {
  /** Who makes plans: administrators, whoever leads some plan too, or everybody with an account. */
  plan_creation: z.enum(PLAN_CREATIONS),
  /** Mail domains of the organisation's own people. */
  house_domains: z.array(domain).check(z.maxLength(50, 'must be at most 50 domains')),
  /** Who invites people of other domains. */
  outside_invitations: z.enum(LEADS_OR),
  /** Who makes API tokens that belong to a plan. */
  plan_tokens: z.enum(LEADS_OR),
  /** 1: who leads a plan and signs in with a password needs two-factor to open it. */
  leads_need_two_factor: flag,
};

/** PATCH /api/policy: what is left out stays. */
export const policyPatchSchema = z.partial(z.strictObject(fields));
export type PolicyPatch = z.infer<typeof policyPatchSchema>;

export const policySchema = z.object({
  ...fields,
  /** 1: MILEPOST_PLAN_CREATION decides who makes plans, and the page cannot. */
  plan_creation_is_set: flag,
});
export type WirePolicy = z.infer<typeof policySchema>;
