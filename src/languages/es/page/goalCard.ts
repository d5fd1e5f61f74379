import type { goalCard as en } from '#languages/en/page/goalCard.ts';
import type { Translation } from '#languages/translation.ts';

export const goalCard: Translation<typeof en> = {
  objective: 'Objetivo estratégico',
  checkIn: 'Informar',
  checkInOf: (name) => `Informar: ${name}`,
  expand: (name) => `Ampliar ${name}`,
  comments: (count) => `${count} ${count === 1 ? 'comentario' : 'comentarios'}`,
  milestones: (done, total) =>
    total === 0
      ? 'Añada hitos en Acciones'
      : `${done} de ${total} ${total === 1 ? 'hito cumplido' : 'hitos cumplidos'}`,
  lowerIsBetter: 'menos es mejor',
  basis: {
    yearEnd: 'de la meta anual',
    planEnd: 'de la meta final',
    toDate: 'de la meta a la fecha',
    toDateMet: 'cumplido a la fecha',
    way: (from, to) => `del camino de ${from} a ${to}`,
    children: (count) => {
      if (count === null) return 'promedio de sus objetivos';
      const { counted, of } = count;
      return `promedio de ${counted === of ? of : `${counted} de ${of}`} ${of === 1 ? 'objetivo' : 'objetivos'}`;
    },
    complete: 'cumplido',
  },
  starts: (date) => `empieza el ${date}`,
  noFigures: 'Aún sin datos',
  firstPeriod: (period) => `Primer periodo: ${period}`,
  noDates: 'No hay gráfico que mostrar porque este objetivo no tiene fecha de inicio ni de fin.',
  bar: (complete, isLower) => (isLower ? `meta cumplida al ${complete}` : `${complete} cumplido`),
  barWithTarget: (complete, target) => `${complete}, meta hasta la fecha ${target}`,
  ytdTarget: 'Acum. / meta',
  ptdTarget: 'Acum. / meta',
  yearEnd: 'Meta anual',
  planEnd: 'Meta final',
  owner: 'Responsable',
  noOwner: 'Nadie',
  healthOf: (health) => `${health} / 100`,
  goals: 'Objetivos',
};
