import type { firstRun as en } from '#languages/en/page/firstRun.ts';
import type { Translation } from '#languages/translation.ts';

export const firstRun: Translation<typeof en> = {
  title: 'Este plan está vacío. ¿Cómo desea empezar?',
  goal: 'Añadir el primer objetivo',
  goalText: 'Un título, una meta anual, un responsable.',
  file: 'Importar hoja de cálculo',
  fileText: 'XLSX, CSV o JSON. Verá cada cambio antes de que se aplique.',
  demo: 'Explorar la demo',
  demoText: 'Objetivos con datos de varios años. Se quita fácilmente.',
  afterwards: 'Después',
  steps: {
    plan: 'Plan creado',
    goals: 'El primer objetivo con sus doce metas',
    figures: 'Los datos de un mes, para ver cómo cambia la tarjeta',
    people: 'Invitar a los responsables',
  },
  done: 'hecho',
  waiting: 'Aquí todavía no hay nada. La coordinación del plan añade los primeros objetivos.',
  settings: 'Cambiar los ajustes del plan',
  failed: 'No se pudo completar la acción. Vuelva a intentarlo.',
};
