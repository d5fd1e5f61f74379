import type { myWork as en } from '#languages/en/page/myWork.ts';

export const myWork: typeof en = {
  whose: 'Wessen Aufgaben',
  mine: 'Meine',
  department: 'Meine Abteilung',
  openSheet: 'Tabelle öffnen',
  groups: {
    due: 'Fällig',
    stale: 'Veraltet',
    behind: 'Hinter dem Plan',
    asked: 'An Sie gerichtet',
    waiting: 'Wartet auf ein Ja',
  },
  dueBy: (period, date) => `Ist für ${period}, fällig am ${date}`,
  late: (period, days) => `Ist für ${period}, ${days === 1 ? '1 Tag' : `${days} Tage`} überfällig`,
  stale: (period) => `Veraltet: kein Wert seit ${period}`,
  neverReported: 'Veraltet: noch kein Wert',
  asked: (by, day, text) => `${by}${day === '' ? '' : `, ${day}`}: „${text}“`,
  answer: 'Antworten',
  checkIn: 'Stand melden',
  save: 'Speichern',
  actualOf: (goal, period) => `Ist von ${goal}, ${period}`,
  saved: (number, period) => `Ist für ${period} von ${number} gespeichert.`,
  notANumber: (text) => `„${text}“ ist keine Zahl.`,
  unreachable: 'Nicht gespeichert: Der Server war nicht erreichbar. Ihre Eingabe bleibt erhalten.',
  conflict: (theirs) =>
    theirs === ''
      ? 'Der Wert wurde inzwischen von jemand anderem gelöscht. Speichern Sie erneut, um Ihren zu behalten.'
      : `Inzwischen hat jemand anderes ${theirs} eingetragen. Speichern Sie erneut, um Ihren Wert zu behalten.`,
  nothing: 'Nichts wartet auf Sie.',
  nothingText: 'Alle Ihre Ziele sind gemeldet und im Plan.',
  ownNothing:
    'Sie sind für kein Ziel dieses Plans verantwortlich und wirken an keinem mit. Ziele, an denen Sie arbeiten, und was davon fällig ist, erscheinen hier.',
  failed: 'Ihre Aufgaben konnten nicht geladen werden.',
  loading: 'Ihre Aufgaben werden geladen',
  reminder: 'Erinnerung per E-Mail',
  reminders: { never: 'Keine Erinnerung', weekly: 'Wöchentlich erinnern', monthly: 'Monatlich erinnern' },
};
