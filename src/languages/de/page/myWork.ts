import type { myWork as en } from '#languages/en/page/myWork.ts';

export const myWork: typeof en = {
  whose: 'Wessen Aufgaben',
  mine: 'Meine',
  department: 'Meine Abteilung',
  openSheet: 'Tabelle öffnen',
  groups: { asked: 'An Sie gerichtet', waiting: 'Wartet auf ein Ja' },
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
  noneYours: 'Ihnen ist noch kein Ziel zugeordnet.',
  ownNothing:
    'Wer diesen Plan leitet, kann Sie für ein Ziel verantwortlich machen oder als mitwirkend eintragen: Dann steht es hier, mit dem, was fällig ist.',
  attention: 'Ihre Ziele, die Aufmerksamkeit brauchen',
  ofYours: (count, all) => `${count} von ${all === 1 ? '1 Ziel' : `${all} Zielen`}, am weitesten zurück zuerst`,
  waitingFigure: 'Wartet auf einen Wert',
  noneDue: 'In diesem Monat keine',
  milestones: 'Meilensteine, zu spät oder fällig in 30 Tagen',
  initiatives: 'Offene Initiativen',
  others: 'Ihre anderen Ziele',
  comment: 'Kommentieren',
  toDashboard: 'Alle Ziele ansehen',
  failed: 'Ihre Aufgaben konnten nicht geladen werden.',
  loading: 'Ihre Aufgaben werden geladen',
  reminder: 'Erinnerung per E-Mail',
  reminders: { never: 'Keine Erinnerung', weekly: 'Wöchentlich erinnern', monthly: 'Monatlich erinnern' },
};
