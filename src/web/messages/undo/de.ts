import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  undo: 'Rückgängig',
  key: 'Strg Z',
  close: 'Diese Meldung schließen',
  undone: 'Rückgängig gemacht.',
  failed: 'Das ließ sich nicht rückgängig machen. Bitte versuchen Sie es noch einmal.',
};
