import type { tableColumns as en } from '#languages/en/page/tableColumns.ts';
import type { Translation } from '#languages/translation.ts';

export const tableColumns: Translation<typeof en> = {
  columns: 'Spalten',
  hint: 'Wählen Sie die Spalten und ihre Reihenfolge. Die Auswahl gilt für Sie, auf jedem Gerät, auf dem Sie angemeldet sind.',
  hintOnDevice: 'Wählen Sie die Spalten und ihre Reihenfolge. Die Auswahl bleibt auf diesem Gerät gespeichert.',
  earlier: (name: string) => `${name} nach vorn`,
  later: (name: string) => `${name} nach hinten`,
  noRoom: (count: number) =>
    count === 1
      ? 'Eine Spalte hat bei dieser Breite keinen Platz.'
      : `${count} Spalten haben bei dieser Breite keinen Platz.`,
  usual: 'Zurück zu den üblichen Spalten',
  ofPlan: 'Zurück zu den Spalten des Plans',
  forAll: 'Für alle speichern',
  forAllHint: 'Wer eigene Spalten gewählt hat, behält sie.',
  lostForAll: (names) => `Die anderen verlieren: ${names.join(', ')}.`,
  ofEverybody: 'Spalten für alle',
  usualOnes: 'die üblichen',
  usualForAll: 'Übliche Spalten für alle',
  savedForAll: 'Das sind jetzt die Spalten des Plans.',
  usualAgain: 'Der Plan hat wieder die üblichen Spalten.',
  failed: 'Die Spalten konnten nicht gespeichert werden.',
};
