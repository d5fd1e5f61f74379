import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  toggle: (count) => (count === 0 ? 'Filter' : `${count} Filter gewählt`),
  clear: 'Filter löschen',
  remove: (kind) => `Filter ${kind} entfernen`,
  more: (first, others) => `${first} +${others}`,
  ignored: (what) => `Ein Teil der Adresse war nicht lesbar und wurde weggelassen: ${what}.`,
  dismiss: 'Schließen',
};
