import type { filterBar as en } from '#languages/en/page/filterBar.ts';
import type { Translation } from '#languages/translation.ts';

export const filterBar: Translation<typeof en> = {
  toggle: (count) => (count === 0 ? 'Filter' : `${count} Filter gewählt`),
  clear: 'Filter löschen',
  remove: (kind) => `Filter ${kind} entfernen`,
  more: (first, others) => `${first} +${others}`,
  ignored: (what) => `Ein Teil der Adresse war nicht lesbar und wurde weggelassen: ${what}.`,
  dismiss: 'Schließen',
};
