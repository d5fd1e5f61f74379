import type { healthMeter as en } from '#languages/en/server/healthMeter.ts';
import { pluralIn } from '#languages/plural.ts';
import type { Translation } from '#languages/translation.ts';

const plural = pluralIn('es');

export const healthMeter: Translation<typeof en> = {
  bands: {
    green: { text: 'En meta', width: 54 },
    yellow: { text: 'Desviado', width: 62 },
    red: { text: 'Crítico', width: 44 },
  },
  noData: { text: 'Sin datos', width: 62 },
  measured: (measured, goals) =>
    `Medidos: ${measured} de ${goals} ${plural(goals, { one: 'objetivo', other: 'objetivos' })}`,
  sentence: ({ name, reads, detail }) => `Salud de ${name}: ${reads}; ${detail}`,
  of100: (score, word) => `${score} sobre 100, ${word}`,
  noDataInSentence: 'sin datos',
  notShown: 'No se muestra',
  ofStatuses: 'Filtrado por estado',
  notShownInSentence: 'no se muestra con un filtro de estado',
};
