import type { tableColumns as en } from '#languages/en/page/tableColumns.ts';
import type { Translation } from '#languages/translation.ts';

export const tableColumns: Translation<typeof en> = {
  columns: 'Spalten',
  hint: 'Wählen Sie die Spalten und ihre Reihenfolge. Die Auswahl bleibt auf diesem Gerät gespeichert.',
  earlier: (name: string) => `${name} nach vorn`,
  later: (name: string) => `${name} nach hinten`,
  noRoom: (count: number) =>
    count === 1
      ? 'Eine Spalte hat bei dieser Breite keinen Platz.'
      : `${count} Spalten haben bei dieser Breite keinen Platz.`,
  usual: 'Zurück zu den üblichen Spalten',
};
