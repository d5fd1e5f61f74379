import type { words as en } from '#languages/en/page/words.ts';
import type { Translation } from '#languages/translation.ts';

export const words: Translation<typeof en> = {
  product: 'Milepost',
  close: 'Cerrar',
  labelled: (label) => `${label}:`,
};
