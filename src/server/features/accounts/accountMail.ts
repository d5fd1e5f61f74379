import type { Language } from '#contract/language.ts';
import { timeOfInstant } from '#server/base/clock.ts';
import { type ServerTexts, textsIn } from '#server/base/texts.ts';
import { preferredLanguage } from '#server/platform/http/readerLanguage.ts';
import { type Letter, letterBody } from '#server/platform/mail/letter.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';

export type AccountMail = {
  invitation(to: Addressed, facts: { by: string; plan: string; company: string; link: TimedLink }): Promise<void>;
  reset(to: Addressed, link: TimedLink): Promise<void>;
  confirmEmail(to: Addressed, link: TimedLink): Promise<void>;
  changed(to: Addressed, change: AccountChange, detail: string): Promise<void>;
};

export type AccountChange = keyof ServerTexts['accounts']['changes'];

/** `language` is the requester's Accept-Language header, since the reader's is unknown. */
export type Addressed = { readonly email: string; readonly language: string | undefined };
export type TimedLink = { readonly href: string; readonly expiresAt: string };

export function createAccountMail(send: SendMail | null): AccountMail | null {
  if (send === null) return null;
  const post = (to: string, subject: string, letter: Omit<Letter, 'heading'>) =>
    send({ to, subject, ...letterBody({ ...letter, heading: subject }) });
  return {
    invitation: ({ email, language: accepted }, { by, plan, company, link }) => {
      const { language, texts } = textsFor(accepted);
      const { subject, text, ...rest } = texts.invitation;
      return post(email, subject(plan), linked(language, { ...rest, text: text(by, plan, company) }, link));
    },
    reset: ({ email, language: accepted }, link) => {
      const { language, texts } = textsFor(accepted);
      return post(email, texts.reset.subject, linked(language, texts.reset, link));
    },
    confirmEmail: ({ email, language: accepted }, link) => {
      const { language, texts } = textsFor(accepted);
      return post(
        email,
        texts.email.subject,
        linked(language, { ...texts.email, text: texts.email.text(email) }, link),
      );
    },
    changed: ({ email, language: accepted }, change, detail) => {
      const { language, texts } = textsFor(accepted);
      const { subject, text } = texts.changes[change];
      const paragraphs = [text(detail), texts.notYou[change === 'emailChanged' ? 'lead' : 'self']];
      return post(email, subject, { language, paragraphs, action: null, foot: [] });
    },
  };
}

function textsFor(accepted: string | undefined): {
  readonly language: Language;
  readonly texts: ServerTexts['accounts'];
} {
  const language = preferredLanguage(accepted);
  return { language, texts: textsIn(language).accounts };
}

type Linked = {
  readonly text: string;
  readonly what: string;
  readonly action: string;
  readonly foot: (until: string) => string;
};

function linked(
  language: Language,
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
