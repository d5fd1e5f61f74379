import { planReminderStopPath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import type { Clock } from '#server/base/clock.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { goalHref } from '#server/platform/mail/goalHref.ts';
import { letterBody } from '#server/platform/mail/letter.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWaiting } from '#server/store/plans/waiting.ts';
import { findWork } from '#server/store/plans/work.ts';
import { reminderLetter } from './reminderLetter.ts';
import { findReminders, moveTurn, removeReminder, type StoredReminder } from './reminderRepository.ts';
import { reminderTurn } from './reminderTurn.ts';
import { figuresToAnswer, reminderMilestones, reminderWork } from './reminderWork.ts';
import type { StopLinks } from './stopLinks.ts';

export type ReminderParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly planBook: PlanBook;
  readonly send: SendMail;
  readonly links: StopLinks;
  readonly ownUrl: () => string;
  readonly warn: (message: string) => void;
};

/**
 * Mails everybody whose turn has come and who has work waiting. The turn is claimed in the store before the mail is
 * sent: of two servers one has it, and a restart does not send again. A refused mail releases its turn.
 */
export async function sendReminders(parts: ReminderParts): Promise<number> {
  let sent = 0;
  for (const reminder of await findReminders(parts.store.db)) {
    try {
      if (await sendOne(parts, reminder)) sent += 1;
    } catch (error) {
      parts.warn(`A reminder was not sent: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return sent;
}

async function sendOne(parts: ReminderParts, reminder: StoredReminder): Promise<boolean> {
  const { store, clock, planBook, send, links, ownUrl } = parts;
  const booked = await planBook.find(reminder.planId);
  if (booked === null || booked.whole.plan.isArchived) return false;
  const { plan } = booked.whole;
  const today = clock.today(plan.timeZone);
  const turn = reminderTurn(reminder.rhythm, today, plan);
  if (turn <= reminder.sentFor) return false;
  const address = await findAddress(store, reminder);
  if (address === null) {
    await removeReminder(store, reminder);
    return false;
  }
  if (!(await moveTurn(store, reminder, turn))) return false;
  const waiting = plan.figuresWait ? await findWaiting(store.db, plan.id) : [];
  const asked = { memberId: reminder.memberId, today, waiting };
  const items = reminderWork(booked, asked);
  const milestones = reminderMilestones(booked, { ...asked, work: await findWork(store.db, plan.id) });
  const toAnswer = figuresToAnswer(booked, asked);
  if (items.length + milestones.length + toAnswer.length === 0) return false;
  const stopHref = `${ownUrl()}${planReminderStopPath(reminder, links.signatureOf(reminder))}`;
  const workHref = `${ownUrl()}${planPagePath(plan.id, 'my-work')}`;
  const waitingHref = `${ownUrl()}${planPagePath(plan.id, 'entry')}?view=waiting`;
  const letter = reminderLetter({
    plan,
    today,
    reminder,
    items,
    milestones,
    toAnswer,
    workHref,
    waitingHref,
    goalHref: (goalId) => goalHref(ownUrl(), plan.id, goalId),
    stopHref,
  });
  try {
    await send({ to: address, subject: letter.heading, ...letterBody(letter), unsubscribe: stopHref });
    return true;
  } catch (error) {
    await moveTurn(store, { ...reminder, sentFor: turn }, reminder.sentFor);
    throw error;
  }
}

/** By member of a plan; those without an account have none. */
export async function findAddresses({ db }: Pick<Store, 'db'>, planId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.account_id')
    .select(['member.id', 'user.email'])
    .where('member.plan_id', '=', planId)
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}

export async function findAddress(
  { db }: Pick<Store, 'db'>,
  { planId, memberId }: { readonly planId: string; readonly memberId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.account_id')
    .select('user.email')
    .where('member.plan_id', '=', planId)
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return row?.email ?? null;
}
