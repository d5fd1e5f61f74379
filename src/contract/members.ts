import * as z from 'zod/mini';
import { leftItemSchema } from './leftBehind.ts';
import { email } from './session.ts';
import './wire/noEval.ts';

export const ROLES = ['lead', 'member', 'viewer'] as const;
export const DEPARTMENT_NAME_MAX_LENGTH = 100;

const flag = z.literal([0, 1]);
const role = z.enum(ROLES, 'must be lead, member or viewer');
const id = z.string().check(z.minLength(1), z.maxLength(100));
const name = z.string().check(z.trim(), z.maxLength(100, 'is too long'));
const departmentName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'must not be empty'),
    z.maxLength(DEPARTMENT_NAME_MAX_LENGTH, `must have at most ${DEPARTMENT_NAME_MAX_LENGTH} characters`),
  );

export const wireMemberSchema = z.object({
  id: z.string(),
  plan_users_fname: z.string(),
  plan_users_lname: z.string(),
  email: z.nullable(z.string()),
  role,
  dept_id: z.nullable(z.string()),
  leads_department: flag,
  /** active: signs in; invited: has a link; named: appears in the plan without an account. */
  state: z.enum(['active', 'invited', 'named']),
  two_factor: flag,
  last_seen_at: z.nullable(z.string()),
  invitation: z.nullable(z.object({ by: z.string(), expires_at: z.string(), is_over: flag })),
  goals: z.number(),
  is_self: flag,
  may_reset: flag,
});
export type WireMember = z.infer<typeof wireMemberSchema>;

export const wirePlanDepartmentSchema = z.object({
  id: z.string(),
  name: z.string(),
  members: z.number(),
  goals: z.number(),
});
export type WirePlanDepartment = z.infer<typeof wirePlanDepartmentSchema>;

/** GET /api/plans/:planId/members */
export const membersSchema = z.object({
  version: z.number(),
  members: z.array(wireMemberSchema),
  departments: z.array(wirePlanDepartmentSchema),
  mail: flag,
});
export type WireMembers = z.infer<typeof membersSchema>;

/** POST /api/plans/:planId/members */
export const inviteSchema = z.object({
  email,
  name: z._default(name, ''),
  role: z._default(role, 'member'),
  dept_id: z._default(z.nullable(id), null),
  leads_department: z._default(flag, 0),
});
export type Invite = z.input<typeof inviteSchema>;

/** A new invitation: the link is shown only once, and null where it went out by mail. */
export const invitedSchema = z.object({
  version: z.number(),
  id: z.string(),
  link: z.nullable(z.string()),
  mailed: flag,
  expires_at: z.string(),
});
export type Invited = z.infer<typeof invitedSchema>;

/** POST …/members/:memberId/invitation: a new link, which replaces the one before. `email`: for a member without one. */
export const invitationSchema = z.object({ email: z.optional(email) });

/** PATCH …/members/:memberId */
export const memberPatchSchema = z.object({
  plan_users_fname: z.optional(name),
  plan_users_lname: z.optional(name),
  role: z.optional(role),
  dept_id: z.optional(z.nullable(id)),
  leads_department: z.optional(flag),
});
export type MemberPatch = z.infer<typeof memberPatchSchema>;

/**
 * DELETE …/members/:memberId?successor=: who owns their goals then; DELETE …/departments/:departmentId?successor=: where
 * its people and goals go. Empty: nobody, to none.
 */
export const removalSchema = z.object({ successor: z.optional(z.string()) });

/** The reply of DELETE …/members/:memberId. */
export const removedSchema = z.object({ version: z.number(), left_behind: z.array(leftItemSchema) });

/** POST …/members/:memberId/password-reset: the link is null where it went out by mail. */
export const resetLinkSchema = z.object({ link: z.nullable(z.string()), mailed: flag, expires_at: z.string() });
export type ResetLink = z.infer<typeof resetLinkSchema>;

/** POST …/departments and PATCH …/departments/:departmentId; `place` counts from 0. */
export const newDepartmentSchema = z.object({ name: departmentName });
export const departmentPatchSchema = z.object({
  name: z.optional(departmentName),
  place: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
});
export const departmentMadeSchema = z.object({ version: z.number(), id: z.string() });

/** POST /api/invitation: what the link invites to. */
export const invitationViewSchema = z.object({
  plan_id: z.string(),
  plan_name: z.string(),
  company: z.string(),
  by: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  department: z.nullable(z.string()),
  expires_at: z.string(),
  /** The account of this e-mail exists: it is signed in to, not created. */
  has_account: flag,
  /** Who is signed in just now. */
  signed_in_as: z.nullable(z.string()),
});
export type InvitationView = z.infer<typeof invitationViewSchema>;

/** POST /api/invitation/accept: name and password create the account; without them the signed-in person joins. */
export const acceptSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(300)),
  name: z.optional(z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(100))),
  password: z.optional(z.string()),
});
export const acceptedSchema = z.object({ plan_id: z.string() });
