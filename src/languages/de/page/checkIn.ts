import type { checkIn as en } from '#languages/en/page/checkIn.ts';

export const checkIn: typeof en = {
  title: 'Stand melden',
  period: 'Zeitraum',
  actual: 'Ist',
  target: 'Ziel',
  yearToDate: 'Jahr bis heute',
  planToDate: 'Plan bis heute',
  of: (actual, target) => `${actual} von ${target}`,
  becomes: 'wird',
  comment: 'Kommentar',
  status: 'Status',
  automatic: (status) => `Automatisch: ${status}`,
  byHand: (status) => `Von Hand: ${status}`,
  reason: 'Warum dieser Status?',
  openSheet: 'Tabelle öffnen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  computed:
    'Diese Werte werden aus den untergeordneten Zielen berechnet. Kommentieren Sie hier, Werte tragen Sie dort ein.',
  byMilestones:
    'Diese Werte folgen aus seinen Meilensteinen. Hier können Sie kommentieren und abhaken, was überfällig oder in 30 Tagen fällig ist; alle anderen stehen unter Vorhaben.',
  noOpenPeriod: 'Für dieses Ziel ist kein Zeitraum offen. Kommentieren können Sie trotzdem.',
  notANumber: (text) => `„${text}“ ist keine Zahl.`,
  reasonMissing: 'Begründen Sie den von Hand gesetzten Status.',
  noteAsked:
    'Schreiben Sie in einer Notiz, warum das Ziel kritisch ist und was geschieht. Noch einmal speichern, um ohne Notiz zu speichern.',
  nothing: 'Geben Sie einen Ist-Wert, einen Kommentar oder einen Status ein.',
  nothingBeside: 'Schreiben Sie einen Kommentar oder wählen Sie einen Status.',
  unreachable: 'Nicht gespeichert: Der Server war nicht erreichbar. Ihre Eingabe bleibt erhalten.',
  conflict: (theirs) =>
    theirs === ''
      ? 'Der Wert wurde inzwischen von jemand anderem gelöscht. Speichern Sie erneut, um Ihren zu behalten.'
      : `Inzwischen hat jemand anderes ${theirs} eingetragen. Speichern Sie erneut, um Ihren Wert zu behalten.`,
  unlikely: (why) => `${why} Speichern Sie noch einmal, wenn es gemeint ist.`,
  statusConflict:
    'Der Status wurde inzwischen von jemand anderem geändert. Speichern Sie erneut, um Ihren zu behalten.',
  done: (number) => `Stand von ${number} gemeldet.`,
};
