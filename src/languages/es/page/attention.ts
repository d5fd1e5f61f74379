import type { attention as en } from '#languages/en/page/attention.ts';
import type { Translation } from '#languages/translation.ts';

export const attention: Translation<typeof en> = {
  title: 'Objetivos que requieren atención',
  loading: 'Cargando lo que requiere atención…',
  failed: 'No se pudo cargar lo que requiere atención.',
  howMany: 'Cuántos objetivos',
  all: (count) => `Todos, ${count.toLocaleString('es-ES')}`,
  furthest: (count, critical) =>
    `Los ${count.toLocaleString('es-ES')} más lejos de su meta a la fecha, ${critical} primero.`,
  allBehind: (count, critical) =>
    count === 1
      ? 'Un objetivo no cumple su meta a la fecha.'
      : `Los ${count.toLocaleString('es-ES')} que no cumplen su meta a la fecha, ${critical} primero.`,
  noneBehind: (closest) =>
    closest === 0
      ? 'Nada incumple su meta.'
      : closest === 1
        ? 'Nada incumple su meta. Este objetivo es el más cercano a ella.'
        : `Nada incumple su meta. Estos ${closest} son los más cercanos a ella.`,
  lateWork: 'Acciones con retraso',
  moreLateWork: (count) => `Y ${count.toLocaleString('es-ES')} más, en Acciones`,
  workIsLate: (late) => `Pero hay acciones con retraso (${late}).`,
  since: (day, { closer, further, same, isNew, otherStatus }) => {
    const parts = [
      `más cerca: ${closer}`,
      `más lejos: ${further}`,
      `sin cambios: ${same}`,
      ...(isNew > 0 ? [`nuevos: ${isNew}`] : []),
    ];
    const status = otherStatus === 0 ? 'ninguno cambió de estado' : `cambiaron de estado: ${otherStatus}`;
    return `Desde el ${day}, ${parts.join(', ')}; ${status}.`;
  },
  columns: {
    goal: 'Objetivo y responsable',
    stands: 'Está en',
    trend: 'Evolución',
    since: (day) => `Meta cumplida, desde el ${day}`,
    comment: 'Último comentario',
    step: 'Próximo paso',
  },
  changes: { closer: 'Más cerca', further: 'Más lejos', same: 'Sin cambios' },
  fromTo: (before, now) => `de ${before} a ${now}`,
  noFigure: 'Aún sin cifra',
  partOf: (actual, target) => `${actual} de ${target}`,
  beside: (actual, target) => `${actual}, meta ${target}`,
  short: (distance) => `faltan ${distance}`,
  over: (distance) => `${distance} de más`,
  tooMany: (distance) => `${distance} de más`,
  alsoSets: (number, why) => `También determina ${number} (${why})`,
  why: { only: 'su único objetivo', lowest: 'su objetivo más bajo', highest: 'su objetivo más alto' },
  nobodyWrote: 'Nadie ha escrito por qué',
  saidBy: (name, day) => `${name}, ${day}`,
  byHand: (status) => `puesto en ${status} a mano`,
};
