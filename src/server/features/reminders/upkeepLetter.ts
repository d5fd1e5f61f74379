import { planReminderStopPath } from '#contract/addresses.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { planPagePath } from '#contract/pages.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { type Membership, nameOf } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { goalHref } from '#server/platform/mail/goalHref.ts';
import { type Letter, letterBody } from '#server/platform/mail/letter.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';
import type { Store } from '#server/store/database/store.ts';
import { askedLetter } from './askedLetter.ts';
import { claimAsked, releaseAsked } from './askedRepository.ts';
import type { KeptGoal } from './planUpkeep.ts';
import { findReminder } from './reminderRepository.ts';
import type { StopLinks } from './stopLinks.ts';
import type { Contacts } from './upkeepReplies.ts';

export type LetterParts = { readonly store: Store; readonly links: StopLinks; readonly ownUrl: () => string };

/** Who asks, of which plan, on which day. */
type ReminderAsked = { readonly membership: Membership; readonly booked: BookedPlan; readonly today: Day };

type ToRemind = {
  readonly memberId: string;
  readonly goals: readonly KeptGoal[];
  /** Of the page it is asked from; what the member has chosen goes before. */
  readonly language: Language | undefined;
};

/** Claims the day at once, so that nobody else reminds too, and gives the mail to be sent; or why there is none. */
export async function claimedMail(
  parts: LetterParts & { readonly sendMail: SendMail },
  asked: ReminderAsked,
  { contacts, ...toRemind }: ToRemind & { readonly contacts: Contacts },
): Promise<'no_account' | 'too_soon' | (() => Promise<string>)> {
  const of = { planId: asked.booked.whole.plan.id, memberId: toRemind.memberId };
  const to = contacts.addresses.get(of.memberId);
  if (to === undefined) return 'no_account';
  const before = contacts.asked.get(of.memberId)?.askedOn ?? null;
  if (!(await claimAsked(parts.store, of, { before, to: formatIsoDate(asked.today) }))) return 'too_soon';
  return async () => {
    try {
      const letter = await letterFor(parts, asked, toRemind);
      await parts.sendMail({ to, subject: letter.heading, ...letterBody(letter), unsubscribe: stopHrefOf(parts, of) });
      return 'sent';
    } catch {
      await releaseAsked(parts.store, of, before);
      return 'mail_refused';
    }
  };
}

/** The reminder of a member, in the language they have chosen. */
export async function letterFor(
  parts: LetterParts,
  { membership, booked, today }: ReminderAsked,
  { memberId, goals, language }: ToRemind,
): Promise<Letter & { readonly language: Language }> {
  const { plan, owners } = booked.whole;
  const of = { planId: plan.id, memberId };
  const chosen = (await findReminder(parts.store.db, of))?.language ?? language ?? DEFAULT_LANGUAGE;
  const letter = askedLetter({
    plan,
    today,
    language: chosen,
    goals,
    firstName: owners.members.find(({ id }) => id === memberId)?.firstName ?? '',
    by: nameOf(membership.member),
    goalHref: (goalId) => goalHref(parts.ownUrl(), plan.id, goalId),
    workHref: `${parts.ownUrl()}${planPagePath(plan.id, 'my-work')}`,
    stopHref: stopHrefOf(parts, of),
  });
  return { ...letter, language: chosen };
}

function stopHrefOf({ links, ownUrl }: LetterParts, of: { planId: string; memberId: string }): string {
  return `${ownUrl()}${planReminderStopPath(of, links.signatureOf(of))}`;
}
