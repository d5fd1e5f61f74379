import { civilDateOf } from '#core/calendar/date.ts';
import type { reminders as en } from '#languages/en/server/reminders.ts';
import type { Translation } from '#languages/translation.ts';

export const reminders: Translation<typeof en> = {
  date: (day) => {
    const { year, month, day: dayOfMonth } = civilDateOf(day);
    return `${dayOfMonth}.${month}.${year}`;
  },
  subject: (plan, count) => (count === 1 ? `${plan}: 1 Ziel wartet auf Sie` : `${plan}: ${count} Ziele warten auf Sie`),
  stale: (goal) => `${goal}: kein aktueller Wert`,
  offTarget: (goal) => `${goal}: hinter dem Plan`,
  critical: (goal) => `${goal}: kritisch`,
  and: (line, more) => `${line}, ${more}`,
  isOffTarget: 'hinter dem Plan',
  isCritical: 'kritisch',
  more: (count) => (count === 1 ? 'und 1 weiteres.' : `und ${count} weitere.`),
  action: 'Aufgaben öffnen',
  why: (rhythm) =>
    rhythm === 'weekly'
      ? 'Sie haben diese wöchentliche Erinnerung eingeschaltet.'
      : 'Sie haben diese monatliche Erinnerung eingeschaltet.',
  stop: 'Erinnerungen zu diesem Plan abbestellen',
  stopped: (plan) =>
    `Sie erhalten keine Erinnerungen zu ${plan} mehr. Unter „Aufgaben“ können Sie sie wieder einschalten.`,
  figure: {
    line: (goal, period, value) => `${goal}, ${period}: ${value}`,
    target: (value) => `Soll ${value}`,
    empty: 'leer',
  },
  declined: {
    subject: (plan, count) =>
      count === 1 ? `${plan}: 1 Wert von Ihnen wurde abgelehnt` : `${plan}: ${count} Werte von Ihnen wurden abgelehnt`,
    text: (by, count) =>
      count === 1
        ? `${by} hat einen Wert abgelehnt, den Sie eingetragen haben:`
        : `${by} hat Werte abgelehnt, die Sie eingetragen haben:`,
    reason: (note) => `Begründung: ${note}`,
    noReason: 'Eine Begründung wurde nicht genannt.',
    stays: 'Was vorher galt, gilt weiter. Sie können den Zeitraum neu eintragen.',
    foot: 'Sie erhalten diese Nachricht, weil Sie diese Werte eingetragen haben.',
  },
  milestones: {
    subject: (plan, count) =>
      count === 1 ? `${plan}: 1 Meilenstein ist fällig` : `${plan}: ${count} Meilensteine sind fällig`,
    text: (count) =>
      count === 1
        ? '1 Meilenstein ist zu spät oder in 30 Tagen fällig:'
        : `${count} Meilensteine sind zu spät oder in 30 Tagen fällig:`,
    due: (title, of, date) => `${title} (${of}): fällig bis ${date}`,
    late: (title, of, date) => `${title} (${of}): war fällig bis ${date}`,
  },
  toAnswer: {
    line: (figure, by) => `${figure}, von ${by}`,
    more: (count) => (count === 1 ? 'und 1 weiterer Wert.' : `und ${count} weitere Werte.`),
    subject: (plan, count) =>
      count === 1 ? `${plan}: 1 Wert wartet auf Ihr Ja` : `${plan}: ${count} Werte warten auf Ihr Ja`,
    text: (count) =>
      count === 1
        ? '1 Wert, den ein Mitglied eingetragen hat, wartet auf Ihr Ja. Bis dahin zählt er nirgends.'
        : `${count} Werte, die Mitglieder eingetragen haben, warten auf Ihr Ja. Bis dahin zählen sie nirgends.`,
    action: 'Wartende Werte ansehen',
  },
  step: {
    subject: (plan, goal) => `${plan}: Wie geht es weiter mit ${goal}?`,
    text: (name, by) =>
      `Guten Tag ${name}, ${by} möchte wissen, was mit diesem Ziel als Nächstes geschieht und bis wann. Wenige Worte und ein Tag genügen.`,
    action: 'Nächsten Schritt eintragen',
    why: (by) => `${by} hat danach gefragt. Nach einem Ziel wird höchstens einmal am Tag gefragt.`,
    line: (line, step, date) =>
      date === null ? `${line}; nächster Schritt: ${step}` : `${line}; nächster Schritt: ${step}, bis ${date}`,
  },
  asked: {
    subject: (plan, count) =>
      count === 1 ? `${plan}: 1 Ziel wartet auf einen Wert` : `${plan}: ${count} Ziele warten auf einen Wert`,
    greeting: (name, count) =>
      count === 1
        ? `Guten Tag ${name}, eines Ihrer Ziele wartet auf einen Wert. Sobald er da ist, ist der Plan aktuell.`
        : `Guten Tag ${name}, ${count} Ihrer Ziele warten auf einen Wert. Sobald die Werte da sind, ist der Plan aktuell.`,
    due: (goal, periods, date) => `${goal}: ${periods}, fällig bis ${date}`,
    late: (goal, periods, date) => `${goal}: ${periods}, war fällig bis ${date}`,
    fromTo: (from, to) => `${from} bis ${to}`,
    why: (by) => `${by} hat um diese Erinnerung gebeten. Eine solche Erinnerung kommt höchstens einmal pro Woche.`,
  },
};
