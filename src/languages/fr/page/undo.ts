import type { undo as en } from '#languages/en/page/undo.ts';
import type { Translation } from '#languages/translation.ts';

export const undo: Translation<typeof en> = {
  undo: 'Annuler',
  key: 'Ctrl Z',
  close: 'Fermer ce message',
  undone: 'Modification annulée.',
  failed: 'L’annulation a échoué. Veuillez réessayer.',
};
