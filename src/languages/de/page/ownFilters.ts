import type { ownFilters as en } from '#languages/en/page/ownFilters.ts';
import type { Translation } from '#languages/translation.ts';

export const ownFilters: Translation<typeof en> = {
  search: (field: string) => `In ${field} suchen`,
  contains: 'Enthaltener Text',
  notANumber: 'Das ist keine Zahl.',
  fromAboveTo: 'Die erste Zahl ist größer als die zweite.',
  showAll: (count: number) => `Alle ${count} Felder anzeigen`,
  removedField: 'Entferntes Feld',
  notApplied: 'wird nicht angewendet',
};
