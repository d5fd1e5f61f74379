import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { planPagePath } from '#contract/pages.ts';
import type { Feed } from '#core/feed/feed.ts';
import { formatDate } from '#core/format/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { dayOfInstant } from '#server/base/clock.ts';
import { textsIn } from '#server/base/texts.ts';
import { findReminder } from '#server/features/reminders/reminderRepository.ts';
import { findAddress } from '#server/features/reminders/sendReminders.ts';
import { letterBody } from '#server/platform/mail/letter.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';
import type { Store } from '#server/store/database/store.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import type { StoredReason } from './feedRepository.ts';

type OfFeed = { readonly plan: Plan; readonly feed: Feed };

/** Tells the owner of a feed by mail. What cannot be sent is a line of the log. */
export type TellOwner = {
  /** Whether a mail went out; else the next failure tries it again. */
  fails(of: OfFeed & { readonly reason: StoredReason; readonly since: string }): Promise<boolean>;
  /** Whether a mail went out. */
  bringsNothingNew(of: OfFeed & { readonly reason: StoredReason }): Promise<boolean>;
  waits(of: OfFeed & { readonly count: number; readonly run: number }): Promise<void>;
};

export const NOBODY_TOLD: TellOwner = {
  fails: async () => false,
  bringsNothingNew: async () => false,
  waits: async () => {},
};

export type TellOwnerParts = {
  readonly store: Store;
  readonly send: SendMail;
  readonly ownUrl: () => string;
  readonly warn: (message: string) => void;
};

export function createTellOwner({ store, send, ownUrl, warn }: TellOwnerParts): TellOwner {
  /** How many figures waited when the owner was told last: the same again is no news. */
  const told = new Map<string, number>();

  async function ownerOf({ plan, feed }: OfFeed) {
    if (feed.ownerId === null) return null;
    const who = { planId: plan.id, memberId: feed.ownerId };
    const to = await findAddress(store, who);
    const language = (await findReminder(store.db, who))?.language ?? DEFAULT_LANGUAGE;
    // An error may hold rows of the source: it is for those who may edit feeds.
    const seesErrors = (await findMembers(store.db, plan.id)).some(
      ({ id, role }) => id === feed.ownerId && role === 'lead',
    );
    return to === null ? null : { to, language, texts: textsIn(language), seesErrors };
  }

  async function sendTo(to: string, subject: string, letter: ReturnType<typeof letterBody>): Promise<boolean> {
    try {
      await send({ to, subject, ...letter });
      return true;
    } catch (error) {
      warn(`The owner of a feed could not be told: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }

  return {
    fails: async ({ plan, feed, reason, since: at }) => {
      const owner = await ownerOf({ plan, feed });
      if (owner === null) return false;
      const { feeds: say, format } = owner.texts;
      const heading = say.failing.subject(feed.name, plan.name);
      const since = formatDate(dayOfInstant(at, plan.timeZone), plan.dateFormat, format);
      const letter = letterBody({
        language: owner.language,
        heading,
        paragraphs: [
          say.failing.text(feed.name, since),
          owner.seesErrors ? say.reasons[reason.code](reason.about) : say.failing.askLead,
          say.failing.noLoss,
        ],
        action: { label: say.failing.action, href: feedsHref(ownUrl(), plan) },
        foot: [say.failing.foot],
      });
      return sendTo(owner.to, heading, letter);
    },
    bringsNothingNew: async ({ plan, feed, reason }) => {
      const owner = await ownerOf({ plan, feed });
      if (owner === null) return false;
      const { nothingNew: say, reasons, failing } = owner.texts.feeds;
      const heading = say.subject(feed.name, plan.name);
      const letter = letterBody({
        language: owner.language,
        heading,
        paragraphs: [say.text(feed.name), reasons[reason.code](reason.about), say.look],
        action: { label: failing.action, href: feedsHref(ownUrl(), plan) },
        foot: [say.foot],
      });
      return sendTo(owner.to, heading, letter);
    },
    waits: async ({ plan, feed, count }) => {
      const key = `${plan.id} ${feed.id}`;
      const owner = told.get(key) === count ? null : await ownerOf({ plan, feed });
      if (owner === null) return;
      const { waiting: say } = owner.texts.feeds;
      const heading = say.subject(feed.name, count);
      const letter = letterBody({
        language: owner.language,
        heading,
        paragraphs: [say.text(plan.name)],
        action: { label: say.action, href: feedsHref(ownUrl(), plan) },
        foot: [say.foot],
      });
      if (await sendTo(owner.to, heading, letter)) told.set(key, count);
    },
  };
}

function feedsHref(ownUrl: string, plan: Plan): string {
  return `${ownUrl}${planPagePath(plan.id, 'settings', 'feeds')}`;
}
