import type { keys as en } from '#languages/en/page/keys.ts';
import type { Translation } from '#languages/translation.ts';

export const keys: Translation<typeof en> = {
  title: 'Atajos de teclado',
  commands: {
    palette: 'Buscar objetivos, paneles, ejercicios y acciones',
    keyword: 'Filtrar por palabra clave',
    filters: 'Abrir o cerrar los filtros',
    clear: 'Borrar filtros',
    save: 'Guardar este panel',
    previous: 'Tarjeta u objetivo anterior',
    next: 'Tarjeta u objetivo siguiente',
    previousGoal: 'Objetivo anterior',
    nextGoal: 'Objetivo siguiente',
    close: 'Cerrar lo abierto',
    fullscreen: 'Entrar o salir de pantalla completa',
    share: 'Compartir esta vista',
    print: 'Imprimir esta vista',
    addGoal: 'Añadir un objetivo',
    lookBack: 'Volver a un día anterior',
    help: 'Atajos de teclado',
    guide: 'Recorrido por el panel',
  },
  move: 'Ir de tarjeta en tarjeta',
  open: 'Abrir la tarjeta o el enlace seleccionado',
  single: 'Teclas sueltas',
  singleOn: 'Usar teclas sueltas',
  singleText:
    'Funcionan fuera de los campos de texto. Desactívelas si dicta el texto o suele pulsar teclas por accidente.',
  arrows: 'Flechas',
  shift: 'Mayús',
};
