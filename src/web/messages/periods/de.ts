import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Abgeschlossene Zeiträume',
  closing: 'Abschluss',
  closingText:
    'Berichtete Zahlen sollen bleiben. Plan- und Ist-Werte abgeschlossener Zeiträume nehmen keine Änderung an, und auch nicht das, woraus sie berechnet werden: Funktion, Startwert, Daten, Zusammenfassung oder Platz eines Ziels, der Monat des Geschäftsjahres, Archivieren, Rückgängigmachen oder ein Import.',
  nothingClosed: 'Alle Zeiträume sind offen.',
  closedNow: (day) => `Abgeschlossen bis ${day}.`,
  closedThrough: 'Abgeschlossen bis',
  allOpen: 'Nichts: alle sind offen',
  throughEndOf: (month) => `Ende ${month}`,
  close: 'Diese Zeiträume abschließen',
  open: 'Alle Zeiträume öffnen',
  closed: (day) => `Zeiträume bis ${day} abgeschlossen.`,
  opened: 'Alle Zeiträume sind wieder offen.',
  failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  exception:
    'Die Leitung kann einen abgeschlossenen Wert noch ändern, wenn sie eine Begründung angibt; diese steht im Verlauf. Eine Woche, die über den letzten abgeschlossenen Tag hinausreicht, bleibt offen.',
  reasonTitle: 'Abgeschlossene Zahlen ändern?',
  reasonText: (day, goal) =>
    `Die Zahlen bis ${day} sind abgeschlossen, und dies ändert die von „${goal}“. Sagen Sie, warum: die Begründung steht im Verlauf.`,
  whyClosed: 'Warum abgeschlossene Zahlen geändert werden',
  reasonHint: 'Ein Satz, den eine Prüferin versteht.',
  changeWithReason: 'Mit dieser Begründung ändern',
  cancel: 'Abbrechen',
  closedRefusal: (day, goal) =>
    `Nichts wurde geändert: die Zahlen bis ${day} sind abgeschlossen, und dies ändert die von „${goal}“. Die Leitung des Plans kann das, wenn sie eine Begründung angibt.`,
};
