import type { largeChart as en } from '#languages/en/page/largeChart.ts';
import type { Translation } from '#languages/translation.ts';

const PERIODS = { weekly: 'semaines', monthly: 'mois', quarterly: 'trimestres', yearly: 'ans' };

export const largeChart: Translation<typeof en> = {
  projection: 'Projection',
  period: 'Période',
  partial: '(incomplète)',
  today: 'Aujourd’hui',
  toggles: 'Graphique',
  steps: 'Cumul par',
  spans: 'Depuis quand',
  twoYears: '2 ans',
  since: (year) => `Depuis ${year}`,
  views: 'Affichage du graphique',
  view: { year: 'Année', outlook: 'Prévision', signal: 'Signal' },
  complete: 'Avancement',
  milestone: (percent) => `${percent} du temps`,
  step: { quarterly: 'Trimestre', monthly: 'Mois' },
  table: 'Valeurs du graphique',
  asTable: 'Afficher en tableau',
  asChart: 'Afficher en graphique',
  pressForSource: 'appuyez pour voir d’où elle vient',
  reader: 'Lire le graphique point par point',
  point: (part) =>
    [
      part.period,
      ...(part.actual === null ? [] : [`réalisé ${part.actual}`]),
      ...(part.target === null ? [] : [`cible ${part.target}`]),
      ...(part.projected === null ? [] : [`projection ${part.projected}`]),
    ].join(' · '),
  counted: (has, of, frequency) => `${has} sur ${of} ${PERIODS[frequency]}`,
};
