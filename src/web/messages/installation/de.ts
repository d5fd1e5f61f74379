import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Diese Installation',
  text: 'Wie es um das steht, was sie von selbst tut. Das sehen nur Administratoren.',
  version: (version) => `Milepost ${version}`,
  names: { store: 'Datenhaltung', disk: 'Festplatte', backups: 'Sicherungen', mail: 'E-Mail', webhooks: 'Webhooks' },
  states: {
    working: 'In Ordnung',
    failing: 'Gestört',
    unknown: 'Seit dem Start nicht versucht',
    off: 'Nicht eingerichtet',
  },
  failing: {
    store: 'Im Moment wird nichts gespeichert.',
    disk: 'Die Festplatte des Datenordners ist fast voll.',
    backups: 'Es werden keine Sicherungen angelegt.',
    mail: 'E-Mails gehen nicht hinaus.',
    webhooks: 'Webhooks werden nicht benachrichtigt.',
  },
  since: (when) => `seit ${when}`,
  lastWorked: (when) => `zuletzt am ${when}`,
  newestBackup: (when) => `die neueste ist vom ${when}`,
  see: 'Ursache ansehen',
  loadFailed: 'Das konnte nicht geladen werden.',
};
