import type { healthMeter as en } from '#languages/en/server/healthMeter.ts';
import { pluralIn } from '#languages/plural.ts';
import type { Translation } from '#languages/translation.ts';

const plural = pluralIn('fr');

export const healthMeter: Translation<typeof en> = {
  bands: {
    green: { text: 'Dans la cible', width: 84 },
    yellow: { text: 'Hors cible', width: 67 },
    red: { text: 'Critique', width: 53 },
  },
  noData: { text: 'Sans données', width: 94 },
  measured: (measured, goals) =>
    `${measured} ${plural(measured, { one: 'objectif mesuré', other: 'objectifs mesurés' })} sur ${goals}`,
  sentence: ({ name, reads, detail }) => `État global, ${name} : ${reads} ; ${detail} `,
  of100: (score, word) => `${score} sur 100, ${word}`,
  noDataInSentence: 'sans données',
  notShown: 'Non affiché',
  ofStatuses: 'Filtré par statut',
  notShownInSentence: 'non affiché sous un filtre de statut',
};
