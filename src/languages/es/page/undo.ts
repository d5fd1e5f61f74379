import type { undo as en } from '#languages/en/page/undo.ts';
import type { Translation } from '#languages/translation.ts';

export const undo: Translation<typeof en> = {
  undo: 'Deshacer',
  key: 'Ctrl Z',
  close: 'Cerrar este mensaje',
  undone: 'Deshecho.',
  failed: 'No se pudo deshacer. Vuelva a intentarlo.',
};
