import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Abgeschlossene Zeiträume',
  closing: 'Abschluss',
  closingText:
    'Berichtete Zahlen sollen bleiben. Plan- und Ist-Werte abgeschlossener Zeiträume nehmen keine Änderung an, auf welchem Weg sie auch kommt: Erfassung, Zwischenstand, Import, Rückgängigmachen oder Jahresziel.',
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
};
