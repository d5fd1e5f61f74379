import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { planPagePath } from '#contract/pages.ts';
import type { Plan } from '#core/plan/plan.ts';
import { textsIn } from '#server/base/texts.ts';
import { goalHref } from '#server/platform/mail/goalHref.ts';
import { letterBody } from '#server/platform/mail/letter.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';
import type { Store } from '#server/store/database/store.ts';
import { findReminder } from './reminderRepository.ts';
import { findAddress } from './sendReminders.ts';
import { type SubmittedFigure, submittedText } from './submittedText.ts';

export type Declined = {
  readonly plan: Plan;
  readonly figures: readonly SubmittedFigure[];
  readonly by: { readonly memberId: string | null; readonly name: string };
  readonly note: string | null;
};

/** Tells those who entered figures that somebody else said no to them, and why. */
export type TellDeclined = (declined: Declined) => Promise<void>;

const MOST_NAMED = 20;

export function createTellDeclined({
  store,
  send,
  ownUrl,
  warn,
}: {
  readonly store: Store;
  readonly send: SendMail;
  readonly ownUrl: () => string;
  readonly warn: (message: string) => void;
}): TellDeclined {
  return async ({ plan, figures, by, note }) => {
    for (const [memberId, own] of Map.groupBy(figures, ({ figure }) => figure.memberId)) {
      if (memberId === null || memberId === by.memberId) continue;
      const who = { planId: plan.id, memberId };
      const to = await findAddress(store, who);
      if (to === null) continue;
      const language = (await findReminder(store.db, who))?.language ?? DEFAULT_LANGUAGE;
      const texts = textsIn(language);
      const { declined: say } = texts.reminders;
      const lines = own.slice(0, MOST_NAMED).map((each) => ({
        text: submittedText(each, { plan, texts }),
        href: goalHref(ownUrl(), plan.id, each.goal.id),
      }));
      const rest = own.length - lines.length;
      const subject = say.subject(plan.name, own.length);
      const letter = letterBody({
        language,
        heading: subject,
        paragraphs: [
          say.text(by.name, own.length),
          lines,
          ...(rest > 0 ? [texts.reminders.toAnswer.more(rest)] : []),
          note === null ? say.noReason : say.reason(note),
          say.stays,
        ],
        action: { label: texts.reminders.action, href: `${ownUrl()}${planPagePath(plan.id, 'my-work')}` },
        foot: [say.foot],
      });
      try {
        await send({ to, subject, ...letter });
      } catch (error) {
        warn(`A mail about declined figures was not sent: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
}
