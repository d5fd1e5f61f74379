import type { installation as en } from '#languages/en/page/installation.ts';
import type { Translation } from '#languages/translation.ts';

export const installation: Translation<typeof en> = {
  title: 'Diese Installation',
  text: 'Der Zustand von Sicherungen, E-Mail, Webhooks und Datenbank. Das sehen nur Administratoren.',
  version: (version) => `Milepost ${version}`,
  names: {
    store: 'Datenbank',
    disk: 'Festplatte',
    backups: 'Sicherungen',
    mail: 'E-Mail',
    webhooks: 'Webhooks',
    feeds: 'Datenabrufe',
  },
  states: {
    working: 'In Ordnung',
    failing: 'Gestört',
    unknown: 'Seit dem Start nicht benutzt',
    off: 'Nicht eingerichtet',
  },
  failing: {
    store: 'Im Moment kann nichts gespeichert werden.',
    disk: 'Die Festplatte des Datenordners ist fast voll.',
    backups: 'Sicherungen schlagen fehl.',
    mail: 'E-Mails können nicht verschickt werden.',
    webhooks: 'Nachrichten an Webhooks werden nicht zugestellt.',
    feeds: 'Einige Datenabrufe bringen keine Werte.',
  },
  since: (when) => `seit ${when}`,
  lastWorked: (when) => `zuletzt am ${when}`,
  newestBackup: (when) => `die neueste ist vom ${when}`,
  see: 'Ursache ansehen',
  loadFailed: 'Diese Seite konnte nicht geladen werden.',
};
