import type { healthMeter as en } from '#languages/en/server/healthMeter.ts';
import type { Translation } from '#languages/translation.ts';

export const healthMeter: Translation<typeof en> = {
  bands: {
    green: { text: 'Im Plan', width: 48 },
    yellow: { text: 'Abweichend', width: 83 },
    red: { text: 'Kritisch', width: 51 },
  },
  noData: { text: 'Keine Daten', width: 80 },
  measured: (measured, goals) => `${measured} von ${goals} ${goals === 1 ? 'Ziel' : 'Zielen'} gemessen`,
  sentence: ({ name, reads, detail }) => `Gesamtstand von ${name}: ${reads}; ${detail}`,
  of100: (score, word) => `${score} von 100, ${word}`,
  noDataInSentence: 'keine Daten',
  notShown: 'Nicht gezeigt',
  ofStatuses: 'Nach Status gefiltert',
  notShownInSentence: 'nicht gezeigt, weil nach Status gefiltert ist',
};
