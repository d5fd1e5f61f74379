import type { frame as en } from '#languages/en/page/frame.ts';
import type { Translation } from '#languages/translation.ts';

export const frame: Translation<typeof en> = {
  skip: 'Ir a los objetivos',
  menu: 'Menú principal',
  pages: {
    dashboard: 'Panel',
    'my-work': 'Mis tareas',
    work: 'Acciones',
    entry: 'Registro',
    history: 'Historial',
    import: 'Importar',
    settings: 'Ajustes',
  },
  where: 'Dónde está',
  accountButton: (name, initials) => `${initials}, cuenta de ${name}`,
  demo: 'Demo',
  archived: 'Archivado',
  plan: (name) => `Plan: ${name}`,
  fiscalYear: (label) => `Ejercicio: ${label}`,
  today: (date) => `Fecha fija: ${date}`,
  fullscreen: 'Pantalla completa',
  more: 'Más',
  share: 'Compartir',
  search: 'Buscar objetivos',
  print: 'Imprimir',
  leaveFullscreen: 'Salir de pantalla completa',
  leaveTitle: '¿Salir de esta página?',
  leaveText: 'Lo que ha escrito aquí no está guardado y se perderá.',
  stay: 'Quedarse',
  leave: 'Salir',
  notConnected:
    'No hay conexión con Milepost. Esta página sigue abierta; inténtelo de nuevo cuando vuelva la conexión.',
  openAgain: 'Volver a intentarlo',
};
