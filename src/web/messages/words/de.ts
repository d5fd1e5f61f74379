import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  product: 'Milepost',
  close: 'Schließen',
  priority: {
    high: 'Hohe Priorität',
    normal: 'Normale Priorität',
    low: 'Niedrige Priorität',
  },
};
