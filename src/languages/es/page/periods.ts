import type { periods as en } from '#languages/en/page/periods.ts';
import type { Translation } from '#languages/translation.ts';

export const periods: Translation<typeof en> = {
  title: 'Periodos cerrados',
  closing: 'Cierre',
  closingText:
    'El cierre protege los datos ya informados. Para cambiarlos, o para cambiar aquello de lo que se calculan (la función, la línea base, las fechas, la consolidación o el lugar de un objetivo, el ejercicio, archivar, deshacer, importar), hay que indicar un motivo.',
  nothingClosed: 'Todos los periodos están abiertos.',
  closedNow: (day) => `Cerrado hasta el ${day}.`,
  closedThrough: 'Cerrado hasta',
  allOpen: 'Nada (todo abierto)',
  throughEndOf: (month) => `el final de ${month}`,
  close: 'Cerrar estos periodos',
  open: 'Abrir todos los periodos',
  closed: (day) => `Periodos cerrados hasta el ${day}.`,
  opened: 'Todos los periodos vuelven a estar abiertos.',
  failed: 'No se pudo guardar. Vuelva a intentarlo.',
  exception:
    'Solo la coordinación del plan puede indicar el motivo, que queda en el historial. En la hoja de registro, las celdas de los periodos cerrados están bloqueadas. Una semana que termina después del último día cerrado sigue abierta.',
  reasonTitle: '¿Cambiar datos cerrados?',
  reasonText: (day, goal) =>
    `Los datos hasta el ${day} están cerrados, y esto cambia los de «${goal}». Indique un motivo; queda en el historial.`,
  whyClosed: 'Motivo para cambiar datos cerrados',
  reasonHint: 'Una frase que entienda quien audite.',
  changeWithReason: 'Cambiar con este motivo',
  cancel: 'Cancelar',
  closedRefusal: (day, goal) =>
    `No se cambió nada: los datos hasta el ${day} están cerrados, y esto cambiaría los de «${goal}». La coordinación del plan puede hacerlo indicando un motivo.`,
};
