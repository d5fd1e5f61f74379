/** What the mail with a report says, in the language of the mailing. */
export const mailingWords = {
  en: {
    subject: (plan: string, date: string) => `${plan}: report of ${date}`,
    text: (company: string, plan: string) => `Here is the report of “${plan}”${company === '' ? '' : `, ${company}`}.`,
    attached: 'It is attached as a PDF.',
    foot: (by: string) => `You get this mail because ${by} asked for it. They can end it at any time.`,
  },
  de: {
    subject: (plan: string, date: string) => `${plan}: Bericht vom ${date}`,
    text: (company: string, plan: string) =>
      `Hier ist der Bericht zu „${plan}“${company === '' ? '' : `, ${company}`}.`,
    attached: 'Er liegt als PDF bei.',
    foot: (by: string) =>
      `Sie erhalten diese Nachricht, weil ${by} darum gebeten hat, und von dort lässt sie sich jederzeit beenden.`,
  },
} as const;
