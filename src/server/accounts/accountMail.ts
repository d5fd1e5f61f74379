import { timeOfInstant } from '#server/clock.ts';
import { type Letter, letterBody } from '#server/mail/letter.ts';
import type { SendMail } from '#server/mail/sendMail.ts';
import { de } from './letters/de.ts';
import { en, type Letters } from './letters/en.ts';

/** The mails about accounts; null where no mail goes out. */
export type AccountMail = {
  invitation(to: Addressed, facts: { by: string; plan: string; company: string; link: TimedLink }): Promise<void>;
  reset(to: Addressed, link: TimedLink): Promise<void>;
  confirmEmail(to: Addressed, link: TimedLink): Promise<void>;
  /** `detail` is the new e-mail, or what the new token is called. */
  changed(to: Addressed, change: AccountChange, detail: string): Promise<void>;
};

/** What its owner is told of. */
export type AccountChange = keyof Letters['changes'];

/** `language` is an Accept-Language header: the asker's, for want of the reader's. */
export type Addressed = { readonly email: string; readonly language: string | undefined };
export type TimedLink = { readonly href: string; readonly expiresAt: string };

export function createAccountMail(send: SendMail | null): AccountMail | null {
  if (send === null) return null;
  const post = (to: string, subject: string, letter: Omit<Letter, 'heading'>) =>
    send({ to, subject, ...letterBody({ ...letter, heading: subject }) });
  return {
    invitation: ({ email, language }, { by, plan, company, link }) => {
      const { invitation: say, ...words } = lettersIn(language);
      return post(email, say.subject(plan), linked(words, { ...say, text: say.text(by, plan, company) }, link));
    },
    reset: ({ email, language }, link) => {
      const { reset: say, ...words } = lettersIn(language);
      return post(email, say.subject, linked(words, say, link));
    },
    confirmEmail: ({ email, language }, link) => {
      const { email: say, ...words } = lettersIn(language);
      return post(email, say.subject, linked(words, { ...say, text: say.text(email) }, link));
    },
    changed: ({ email, language }, change, detail) => {
      const { changes, notYou, ...words } = lettersIn(language);
      const { subject, text } = changes[change];
      return post(email, subject, notice(words, [text(detail), notYou[change === 'emailChanged' ? 'lead' : 'self']]));
    },
  };
}

/** German for who prefers it to English, English for everybody else. */
export function lettersIn(acceptLanguage: string | undefined): Letters {
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part
        .trim()
        .toLowerCase()
        .split(/;\s*q=/);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language }) => language === 'de' || language === 'en')
    .toSorted((one, other) => other.quality - one.quality);
  return preferred[0]?.language === 'de' ? de : en;
}

type Linked = {
  readonly text: string;
  readonly what: string;
  readonly action: string;
  readonly foot: (until: string) => string;
};

function linked(
  { language }: Pick<Letters, 'language'>,
  { text, what, action, foot }: Linked,
  { href, expiresAt }: TimedLink,
): Omit<Letter, 'heading'> {
  const until = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    language,
    paragraphs: [text, what],
    action: { label: action, href },
    foot: [foot(`${until.format(timeOfInstant(expiresAt))} UTC`)],
  };
}

function notice({ language }: Pick<Letters, 'language'>, paragraphs: readonly string[]): Omit<Letter, 'heading'> {
  return { language, paragraphs, action: null, foot: [] };
}
