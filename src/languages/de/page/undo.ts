import type { undo as en } from '#languages/en/page/undo.ts';
import type { Translation } from '#languages/translation.ts';

export const undo: Translation<typeof en> = {
  undo: 'Rückgängig',
  key: 'Strg Z',
  close: 'Diese Meldung schließen',
  undone: 'Rückgängig gemacht.',
  failed: 'Das ließ sich nicht rückgängig machen. Bitte versuchen Sie es noch einmal.',
};
