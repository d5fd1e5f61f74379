/** What the mail with a report says, in the language of the mailing. */
export const mailingWords = {
  en: {
    subject: (plan: string, date: string) => `${plan}: report of ${date}`,
    text: (company: string, plan: string) => `Here is the report of “${plan}”${company === '' ? '' : `, ${company}`}.`,
    attached: 'It is attached as a PDF.',
    foot: (by: string) => `You get this mail because ${by} asked for it to be sent to you.`,
    stop: (href: string) => `No more of these reports: ${href}`,
    stopped: (plan: string) =>
      `You get no more reports of ${plan}. If you want them again, ask whoever leads the plan.`,
  },
  de: {
    subject: (plan: string, date: string) => `${plan}: Bericht vom ${date}`,
    text: (company: string, plan: string) =>
      `Hier ist der Bericht zu „${plan}“${company === '' ? '' : `, ${company}`}.`,
    attached: 'Er liegt als PDF bei.',
    foot: (by: string) => `Sie erhalten diese Nachricht, weil ${by} sie an Sie senden lässt.`,
    stop: (href: string) => `Keine solchen Berichte mehr: ${href}`,
    stopped: (plan: string) =>
      `Sie erhalten keine Berichte zu ${plan} mehr. Wer den Plan leitet, kann Sie wieder aufnehmen.`,
  },
} as const;
