import type { periods as en } from '#languages/en/page/periods.ts';
import type { Translation } from '#languages/translation.ts';

export const periods: Translation<typeof en> = {
  title: 'Abgeschlossene Zeiträume',
  closing: 'Abschluss',
  closingText:
    'Der Abschluss schützt bereits berichtete Werte. Wer sie ändert oder etwas, woraus sie berechnet werden (Funktion, Ausgangswert, Laufzeit, Zusammenfassung oder Platz eines Ziels, Geschäftsjahr, Archivieren, Rückgängigmachen, Import), muss eine Begründung angeben.',
  nothingClosed: 'Alle Zeiträume sind offen.',
  closedNow: (day) => `Abgeschlossen bis ${day}.`,
  closedThrough: 'Abgeschlossen bis',
  allOpen: 'Nichts (alle offen)',
  throughEndOf: (month) => `Ende ${month}`,
  close: 'Diese Zeiträume abschließen',
  open: 'Alle Zeiträume öffnen',
  closed: (day) => `Zeiträume bis ${day} abgeschlossen.`,
  opened: 'Alle Zeiträume sind wieder offen.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  exception:
    'Nur die Leitung des Plans kann sie angeben; sie steht dann im Verlauf. In der Erfassung sind die Zellen abgeschlossener Zeiträume gesperrt. Eine Woche, die nach dem letzten abgeschlossenen Tag endet, bleibt offen.',
  reasonTitle: 'Abgeschlossene Werte ändern?',
  reasonText: (day, goal) =>
    `Die Werte bis ${day} sind abgeschlossen, und dies ändert die von „${goal}“. Geben Sie eine Begründung an; sie steht im Verlauf.`,
  whyClosed: 'Begründung für die Änderung',
  reasonHint: 'Ein Satz, den die Rechnungsprüfung versteht.',
  changeWithReason: 'Mit dieser Begründung ändern',
  cancel: 'Abbrechen',
  closedRefusal: (day, goal) =>
    `Nichts wurde geändert: Die Werte bis ${day} sind abgeschlossen, und dies würde die von „${goal}“ ändern. Die Leitung des Plans kann das mit einer Begründung tun.`,
};
