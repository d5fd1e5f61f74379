import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  product: 'Milepost',
  close: 'Schließen',
  notAvailable: 'k. A.',
  status: {
    achieved: 'Erreicht',
    on_target: 'Im Plan',
    off_target: 'Abweichend',
    critical: 'Kritisch',
    not_started: 'Nicht begonnen',
    deferred: 'Zurückgestellt',
  },
  priority: {
    high: 'Hohe Priorität',
    normal: 'Normale Priorität',
    low: 'Niedrige Priorität',
  },
};
