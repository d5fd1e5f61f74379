import type { Day } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { formatDate } from '#core/format/date.ts';

export const reminders = {
  date: (day: Day, format: DateFormat) => formatDate(day, format),
  subject: (plan: string, count: number) =>
    count === 1 ? `${plan}: 1 goal is waiting for you` : `${plan}: ${count} goals are waiting for you`,
  stale: (goal: string) => `${goal}: no recent figure`,
  offTarget: (goal: string) => `${goal}: off target`,
  critical: (goal: string) => `${goal}: critical`,
  and: (line: string, more: string) => `${line}, ${more}`,
  isOffTarget: 'off target',
  isCritical: 'critical',
  more: (count: number) => (count === 1 ? 'and 1 more.' : `and ${count} more.`),
  action: 'Open my work',
  why: (rhythm: 'weekly' | 'monthly'): string =>
    rhythm === 'weekly' ? 'You asked for this reminder every week.' : 'You asked for this reminder every month.',
  stop: 'Stop reminders for this plan',
  stopped: (plan: string) => `You will get no more reminders for ${plan}. You can turn them on again in My work.`,
  figure: {
    line: (goal: string, period: string, value: string) => `${goal}, ${period}: ${value}`,
    target: (value: string) => `target ${value}`,
    empty: 'empty',
  },
  declined: {
    subject: (plan: string, count: number) =>
      count === 1 ? `${plan}: 1 figure of yours was declined` : `${plan}: ${count} figures of yours were declined`,
    text: (by: string, count: number) =>
      count === 1 ? `${by} said no to a figure that you entered:` : `${by} said no to figures that you entered:`,
    reason: (note: string) => `The reason: ${note}`,
    noReason: 'No reason was given.',
    stays: 'What counted before still counts. You can enter the period anew.',
    foot: 'You get this mail because you entered these figures.',
  },
  milestones: {
    subject: (plan: string, count: number) =>
      count === 1 ? `${plan}: 1 milestone is due` : `${plan}: ${count} milestones are due`,
    text: (count: number) =>
      count === 1
        ? '1 milestone is late or due within 30 days:'
        : `${count} milestones are late or due within 30 days:`,
    due: (title: string, of: string, date: string) => `${title} (${of}): due by ${date}`,
    late: (title: string, of: string, date: string) => `${title} (${of}): was due by ${date}`,
  },
  toAnswer: {
    line: (figure: string, by: string) => `${figure}, from ${by}`,
    more: (count: number) => (count === 1 ? 'and 1 more figure.' : `and ${count} more figures.`),
    subject: (plan: string, count: number) =>
      count === 1 ? `${plan}: 1 figure waits for your yes` : `${plan}: ${count} figures wait for your yes`,
    text: (count: number) =>
      count === 1
        ? '1 figure that a member entered waits for your yes. It is not counted until then.'
        : `${count} figures that members entered wait for your yes. They are not counted until then.`,
    action: 'See what waits',
  },
  step: {
    subject: (plan: string, goal: string) => `${plan}: what happens next with ${goal}?`,
    text: (name: string, by: string) =>
      `Good day ${name}, ${by} asks what happens next with this goal, and by when. A few words and a day are enough.`,
    action: 'Write the next step',
    why: (by: string) => `${by} asked for this. A goal is asked about at most once a day.`,
    line: (line: string, step: string, date: string | null) =>
      date === null ? `${line}; next: ${step}` : `${line}; next: ${step}, by ${date}`,
  },
  asked: {
    subject: (plan: string, count: number) =>
      count === 1 ? `${plan}: 1 goal waits for a figure` : `${plan}: ${count} goals wait for a figure`,
    greeting: (name: string, count: number) =>
      count === 1
        ? `Good day ${name}, one goal of yours waits for a figure. Once it is in, the plan is up to date.`
        : `Good day ${name}, ${count} goals of yours wait for a figure. Once they are in, the plan is up to date.`,
    due: (goal: string, periods: string, date: string) => `${goal}: ${periods}, due by ${date}`,
    late: (goal: string, periods: string, date: string) => `${goal}: ${periods}, was due by ${date}`,
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    why: (by: string) => `${by} asked for this reminder. Such a reminder comes at most once a week.`,
  },
};
