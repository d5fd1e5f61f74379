import type { Language } from '#contract/language.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { formatDate } from '#core/format/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { type Clock, machineTime } from '#server/base/clock.ts';
import { textsIn } from '#server/base/texts.ts';
import { createToken } from '#server/features/accounts/linkToken.ts';
import { type Share, shareStateOf } from '#server/features/sharing/share.ts';
import { findShares } from '#server/features/sharing/shareRepository.ts';
import { letterBody } from '#server/platform/mail/letter.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';
import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { findPlan } from '#server/store/plans/plans.ts';
import { lastDueDay } from './lastDueDay.ts';
import type { LiveLinks } from './liveLinks.ts';
import { claimMailing, findMailings, noteReport, type StoredMailing } from './mailingRepository.ts';
import type { MailingStops } from './mailingStops.ts';

export type PrintShare = (
  share: Share,
  opened: { readonly token: string; readonly language: Language },
) => Promise<Buffer>;

/** Which share it is, and what it is filtered by. */
export type NameShare = CountSentences;

export type CountSentences = (share: Share, language: Language) => Promise<readonly string[]>;

export type MailingParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly sendMail: SendMail;
  readonly printShare: PrintShare;
  readonly sayCounts: CountSentences;
  readonly nameShare: NameShare;
  readonly liveLinks: LiveLinks;
  readonly stops: MailingStops;
  readonly ownUrl: () => string;
  readonly warn: (message: string) => void;
};

/** Sends every mailing that is due. What cannot be printed or sent is retried at the next check. */
export async function sendMailings(parts: MailingParts): Promise<void> {
  for (const mailing of await findMailings(parts.store.db)) {
    try {
      await sendIfDue(parts, mailing);
    } catch (error) {
      parts.warn(`A scheduled report could not be sent: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function sendIfDue(parts: MailingParts, mailing: StoredMailing): Promise<void> {
  const { store, clock } = parts;
  const plan = await findPlan(store.db, mailing.planId);
  const share = (await findShares(store.db, mailing.planId)).find(({ id }) => id === mailing.shareId);
  if (plan === null || share === undefined || shareStateOf(share, machineTime()) !== 'live') return;
  const today = clock.today(plan.timeZone);
  if (formatIsoDate(lastDueDay(mailing.every, today, plan)) <= mailing.lastSentOn) return;
  const day = formatIsoDate(today);
  if (!(await claimMailing(store, mailing, day))) return;
  try {
    const pdf = await printWithToken(parts, share, mailing.language);
    const named = await parts.nameShare(share, mailing.language);
    const said = [...named, ...(await parts.sayCounts(share, mailing.language))];
    const live = `${parts.ownUrl()}${await parts.liveLinks(store, share)}`;
    await sendToAll(parts, { mailing, plan, share, today, pdf, said, live });
    await noteReport(store, mailing, day);
  } catch (error) {
    await claimMailing(store, { ...mailing, lastSentOn: day }, mailing.lastSentOn);
    throw error;
  }
}

/** Prints with a token that lives only as long as the printing. */
async function printWithToken({ store, printShare }: MailingParts, share: Share, language: Language): Promise<Buffer> {
  const { token, hash } = createToken(share.planId);
  const key = { plan_id: share.planId, token_hash: hash };
  await inTransaction(store, (trx) =>
    trx
      .insertInto('share_token')
      .values({ ...key, share_id: share.id, purpose: 'page' })
      .execute(),
  );
  try {
    return await printShare(share, { token, language });
  } finally {
    await inTransaction(store, (trx) =>
      trx
        .deleteFrom('share_token')
        .where('plan_id', '=', key.plan_id)
        .where('token_hash', '=', key.token_hash)
        .execute(),
    );
  }
}

type Report = {
  readonly mailing: StoredMailing;
  readonly plan: Plan;
  readonly share: Share;
  readonly today: Day;
  readonly pdf: Buffer;
  readonly said: readonly string[];
  readonly live: string;
};

/** One mail per reader, so that a refused one does not affect others. Throws where none was sent. */
async function sendToAll(
  { sendMail, stops, ownUrl, warn }: MailingParts,
  { mailing, plan, share, today, pdf, said, live }: Report,
): Promise<void> {
  const { language } = mailing;
  const { mailings: say, format } = textsIn(language);
  const subject = say.subject(plan.name, formatDate(today, plan.dateFormat, format));
  const attachments = [
    { filename: `${plan.name} ${formatIsoDate(today)}.pdf`, contentType: 'application/pdf', content: pdf },
  ];
  let refused: unknown = null;
  let taken = 0;
  for (const to of mailing.to) {
    const unsubscribe = `${ownUrl()}${stops.pathOf({ ...mailing, reader: to })}`;
    const letter = letterBody({
      language,
      heading: subject,
      paragraphs: [say.text(plan.company, plan.name), ...said, say.attached],
      action: { label: say.live, href: live },
      foot: [say.foot(share.maker.name), say.stop(unsubscribe)],
    });
    try {
      await sendMail({ to, subject, ...letter, attachments, unsubscribe });
      taken += 1;
    } catch (error) {
      refused = error;
      warn(`A scheduled report was not taken: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (taken === 0) throw refused;
}
