import { GERMAN_VIEW } from '#core/words/germanView.ts';
import { ENGLISH_VIEW } from '#core/words/viewWords.ts';

type Standing = Readonly<Record<'measured' | 'good' | 'off' | 'critical' | 'score', number>>;

/** What the mail with a report says, in the language of the mailing. */
export const mailingWords = {
  en: {
    subject: (plan: string, date: string) => `${plan}: report as of ${date}`,
    text: (company: string, plan: string) => `Here is the report on “${plan}”${company === '' ? '' : `, ${company}`}.`,
    view: ENGLISH_VIEW,
    counts: (counted: string) => `It counts ${counted}.`,
    standing: ({ measured, good, off, critical, score }: Standing) =>
      `Of ${measured} measured, ${good} ${good === 1 ? 'is' : 'are'} on target or better, ${off} off target, ${critical} critical. Health: ${score} of 100.`,
    atRisk: (count: number) =>
      `${count} of those on target or better ${count === 1 ? 'is' : 'are'} likely to miss the year’s target.`,
    attached: 'It is attached as a PDF.',
    foot: (by: string) => `You receive this e-mail because ${by} arranged for it to be sent to you.`,
    stop: (href: string) => `Stop these reports: ${href}`,
    stopped: (plan: string) =>
      `You will get no more reports on ${plan}. If you want them again, ask a lead of the plan.`,
  },
  de: {
    subject: (plan: string, date: string) => `${plan}: Bericht vom ${date}`,
    text: (company: string, plan: string) =>
      `Hier ist der Bericht zu „${plan}“${company === '' ? '' : `, ${company}`}.`,
    view: GERMAN_VIEW,
    counts: (counted: string) => `Gezählt: ${counted}.`,
    standing: ({ measured, good, off, critical, score }: Standing) =>
      `Von ${measured} gemessenen sind ${good} im Plan oder besser, ${off} weichen ab, ${critical} kritisch. Gesundheit: ${score} von 100.`,
    atRisk: (count: number) =>
      `${count} der Ziele im Plan oder besser ${count === 1 ? 'verfehlt' : 'verfehlen'} das Jahresziel voraussichtlich.`,
    attached: 'Er liegt als PDF bei.',
    foot: (by: string) => `Sie erhalten diese Nachricht, weil ${by} sie an Sie senden lässt.`,
    stop: (href: string) => `Diese Berichte abbestellen: ${href}`,
    stopped: (plan: string) =>
      `Sie erhalten keine Berichte zu ${plan} mehr. Wer den Plan leitet, kann Sie wieder aufnehmen.`,
  },
} as const;
