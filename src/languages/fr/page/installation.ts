import type { installation as en } from '#languages/en/page/installation.ts';
import type { Translation } from '#languages/translation.ts';

export const installation: Translation<typeof en> = {
  title: 'Cette installation',
  text: 'L’état des sauvegardes, de la messagerie, des webhooks et de la base de données. Seuls les administrateurs voient cette page.',
  version: (version) => `Milepost ${version}`,
  names: {
    store: 'Base de données',
    disk: 'Disque',
    backups: 'Sauvegardes',
    mail: 'Messagerie',
    webhooks: 'Webhooks',
    feeds: 'Flux',
  },
  states: {
    working: 'En service',
    failing: 'En panne',
    unknown: 'Inutilisé depuis le démarrage',
    off: 'Non configuré',
  },
  failing: {
    store: 'Rien ne peut être enregistré pour le moment.',
    disk: 'Le disque qui contient le dossier de données est presque plein.',
    backups: 'Les sauvegardes échouent.',
    mail: 'Les e-mails ne peuvent pas être envoyés.',
    webhooks: 'Les messages aux webhooks ne sont pas remis.',
    feeds: 'Certains flux n’apportent pas de valeurs.',
  },
  since: (when) => `depuis le ${when}`,
  lastWorked: (when) => `dernière fois le ${when}`,
  newestBackup: (when) => `la plus récente date du ${when}`,
  see: 'Voir la cause',
  loadFailed: 'Cette page n’a pas pu être chargée.',
};
