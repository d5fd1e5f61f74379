type Standing = Readonly<Record<'measured' | 'good' | 'off' | 'critical' | 'score', number>>;

export const mailings = {
  subject: (plan: string, date: string) => `${plan}: report as of ${date}`,
  text: (company: string, plan: string) => `Here is the report on “${plan}”${company === '' ? '' : `, ${company}`}.`,
  counts: (counted: string) => `It counts ${counted}.`,
  standing: ({ measured, good, off, critical, score }: Standing) =>
    `Of ${measured} measured, ${good} ${good === 1 ? 'is' : 'are'} on target or better, ${off} off target, ${critical} critical. Health: ${score} of 100.`,
  atRisk: (count: number) =>
    `${count} of those on target or better ${count === 1 ? 'is' : 'are'} likely to miss the year’s target.`,
  share: (label: string) => `It shows the share “${label}”.`,
  filter: (criteria: string) => `Filtered by: ${criteria}.`,
  filtered: (kind: string, values: readonly string[]) => `${kind}: ${values.join(', ')}`,
  unfiltered: 'It is not filtered.',
  live: 'Open the live view',
  attached: 'It is attached as a PDF.',
  foot: (by: string) => `You receive this e-mail because ${by} arranged for it to be sent to you.`,
  stop: (href: string) => `Stop these reports: ${href}`,
  stopped: (plan: string) => `You will get no more reports on ${plan}. If you want them again, ask a lead of the plan.`,
};
