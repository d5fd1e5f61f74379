import type { installation as en } from '#languages/en/page/installation.ts';
import type { Translation } from '#languages/translation.ts';

export const installation: Translation<typeof en> = {
  title: 'Esta instalación',
  text: 'El estado de las copias de seguridad, el correo, los webhooks y la base de datos. Solo lo ve la administración.',
  version: (version) => `Milepost ${version}`,
  names: {
    store: 'Base de datos',
    disk: 'Disco',
    backups: 'Copias de seguridad',
    mail: 'Correo',
    webhooks: 'Webhooks',
    feeds: 'Cargas',
  },
  states: { working: 'Funciona', failing: 'Con fallos', unknown: 'Sin uso desde el arranque', off: 'Sin configurar' },
  failing: {
    store: 'En este momento no se puede guardar nada.',
    disk: 'El disco de la carpeta de datos está casi lleno.',
    backups: 'Las copias de seguridad fallan.',
    mail: 'No se puede enviar correo.',
    webhooks: 'Los mensajes de los webhooks no se entregan.',
    feeds: 'Algunas cargas no traen valores.',
  },
  since: (when) => `desde el ${when}`,
  lastWorked: (when) => `la última vez, el ${when}`,
  newestBackup: (when) => `la más reciente es del ${when}`,
  see: 'Ver la causa',
  loadFailed: 'No se pudo cargar esta página.',
};
