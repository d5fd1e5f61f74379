import type { frame as en } from '#languages/en/page/frame.ts';
import type { Translation } from '#languages/translation.ts';

export const frame: Translation<typeof en> = {
  skip: 'Ir a los objetivos',
  menu: 'Menú principal',
  pages: {
    dashboard: 'Panel',
    'my-work': 'Mis tareas',
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
  share: 'Compartir',
  search: 'Buscar objetivos',
  print: 'Imprimir',
  leaveFullscreen: 'Salir de pantalla completa',
};
