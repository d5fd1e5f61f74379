import { isoInstant, timeOfInstant } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import type { Database } from '#server/store/database/store.ts';
import { findPlanMaker } from './planMaker.ts';

const DAY_MS = 86_400_000;
const REMOVABLE_FOR_MS = 30 * DAY_MS;

export type Removal =
  | { readonly isOpen: true; readonly until: string }
  | {
      readonly isOpen: false;
      readonly code: 'not_the_maker' | 'too_late' | 'others_wrote';
      readonly by: string | null;
    };

/** A plan that was a mistake: removed by who made it, within 30 days, while nobody else has written in it. */
export async function findRemoval(
  db: Database,
  {
    plan,
    accountId,
    memberId,
  }: { readonly plan: Membership['plan']; readonly accountId: string; readonly memberId: string },
  now: string,
): Promise<Removal> {
  const maker = await findPlanMaker(db, plan.id);
  if (maker === null || maker.accountId !== accountId) return { isOpen: false, code: 'not_the_maker', by: null };
  const until = timeOfInstant(maker.at) + REMOVABLE_FOR_MS;
  if (timeOfInstant(now) > until) return { isOpen: false, code: 'too_late', by: null };
  const other = await db
    .selectFrom('change')
    .select('by_name')
    .where('plan_id', '=', plan.id)
    .where('at', '>=', maker.at)
    .where((each) =>
      each.or([
        each.and([each('member_id', 'is not', null), each('member_id', '<>', memberId)]),
        each('token_name', 'is not', null),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined) return { isOpen: false, code: 'others_wrote', by: other.by_name };
  return { isOpen: true, until: isoInstant(until) };
}

export function refuseRemoval(removal: Removal): void {
  if (removal.isOpen) return;
  const instead = 'Archive it instead: nothing is lost, and it can be brought back.';
  const { code, by } = removal;
  if (code === 'not_the_maker')
    throw new Refusal({ code, status: 403, message: `A plan is deleted only by who made it. ${instead}` });
  const why =
    code === 'too_late'
      ? 'A plan can be deleted in its first 30 days only.'
      : `${by} has written in this plan, so it is not deleted any more.`;
  throw new Refusal({ code, status: 409, message: `${why} ${instead}` });
}

export function refuseOtherName(plan: Membership['plan'], name: string | undefined): void {
  if (name !== undefined && name.trim() === plan.name.trim()) return;
  throw new Refusal({
    code: 'name_differs',
    status: 400,
    message: `Say the name of the plan as it stands, “${plan.name}”, to delete it with everything in it.`,
  });
}
