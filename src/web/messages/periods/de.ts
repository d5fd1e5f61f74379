import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Abgeschlossene Zeiträume',
  closing: 'Abschluss',
  closingText:
    'Berichtete Zahlen sollen bleiben. Was einen Plan- oder Ist-Wert eines abgeschlossenen Zeitraums ändert, verlangt eine Begründung: ein neuer Wert, und auch das, woraus die Werte berechnet werden, etwa Funktion, Startwert, Daten, Zusammenfassung oder Platz eines Ziels, der Monat des Geschäftsjahres, Archivieren, Rückgängigmachen oder ein Import.',
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
    'Nur die Leitung des Plans kann sie angeben; sie steht dann im Verlauf. In der Erfassung sind die Zellen abgeschlossener Zeiträume gesperrt. Eine Woche, die über den letzten abgeschlossenen Tag hinausreicht, bleibt offen.',
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
