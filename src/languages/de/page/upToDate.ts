import type { upToDate as en } from '#languages/en/page/upToDate.ts';
import type { Translation } from '#languages/translation.ts';

const goals = (count: number) => (count === 1 ? '1 Ziel' : `${count} Ziele`);

export const upToDate: Translation<typeof en> = {
  view: 'Ansicht',
  sheet: 'Tabelle',
  upToDate: 'Aktuell',
  loading: 'Es wird nachgesehen, welche Werte da sind …',
  failed: 'Was aktuell ist, konnte nicht geladen werden.',
  headline: (current, all) =>
    all === 1 ? `${current} von 1 Ziel ist aktuell` : `${current} von ${all} Zielen sind aktuell`,
  waits: (count, whose) =>
    count === 1
      ? '1 wartet auf einen Wert.'
      : `${count} warten auf einen Wert, bei ${whose === 1 ? '1 Zuständigen' : `${whose} Zuständigen`}.`,
  whole: (period) => `${period} ist vollständig`,
  wholeText: (count) =>
    count === 1 ? 'Das eine Ziel hat alle fälligen Werte.' : `Alle ${count} Ziele haben alle fälligen Werte.`,
  noGoals: 'Für kein Ziel wird nach einem Wert gefragt',
  noGoalsText:
    'Hier erscheinen Ziele, die begonnen haben und eigene Werte führen. Nach Gruppen, berechneten, erreichten und zurückgestellten Zielen wird nicht gefragt.',
  remindAll: (count) => (count === 1 ? '1 Person erinnern' : `${count} Personen erinnern`),
  states: { upToDate: 'Aktuell', due: 'Fällig, noch rechtzeitig', overdue: 'Überfällig', neverEntered: 'Nie erfasst' },
  owner: 'Zuständig',
  goals: 'Ziele',
  due: 'Fällig',
  overdue: 'Überfällig',
  never: 'Nie erfasst',
  last: 'Letzter Wert',
  none: 'Keiner',
  share: (current, all) => `${current} von ${all} aktuell`,
  nobodyNamed: 'Keine Person ist benannt',
  noOwner: 'Ohne Zuständige',
  remind: 'Erinnern',
  remindOf: (name) => `${name} erinnern`,
  nameOwner: 'Person benennen',
  invite: 'Einladen',
  inviteOf: (name) => `${name} einladen: noch kein Konto`,
  reminded: (day) => `Erinnert am ${day}`,
  stopped: 'Wünscht keine Erinnerungen',
  dueBy: (day) => `Fällig bis ${day}`,
  overdueSince: (day) => `Überfällig seit ${day}`,
  fromTo: (from, to) => `${from} bis ${to}`,
  more: (count) => `und ${count === 1 ? '1 weiteres Ziel' : `${count} weitere Ziele`}`,
  letter: 'Was eine Erinnerung sagt',
  letterHow: 'Höchstens einmal pro Woche, in der Sprache der Person',
  letterTo: (name) => `An ${name}`,
  letterNone: 'Derzeit ist niemand zu erinnern.',
  noMail:
    'Diese Installation verschickt keine E-Mails, deshalb kann von hier niemand erinnert werden. Die Administration kann E-Mail einrichten.',
  nobodyReachable:
    'Niemand kann erinnert werden: Keine der zuständigen Personen hat schon ein Konto. Laden Sie sie zuerst ein.',
  kept: (whose, count) => `Aktuell: ${whose === 1 ? '1 Zuständige' : `${whose} Zuständige`}, ${goals(count)}`,
  sending: 'Wird gesendet …',
  sent: (count) => (count === 1 ? '1 Erinnerung ist unterwegs.' : `${count} Erinnerungen sind unterwegs.`),
  notSent: (count) =>
    count === 1
      ? 'Eine Erinnerung wurde nicht gesendet. Bitte versuchen Sie es noch einmal.'
      : `${count} Erinnerungen wurden nicht gesendet. Bitte versuchen Sie es noch einmal.`,
  department: 'Abteilung',
  allDepartments: 'Alle Abteilungen',
};
