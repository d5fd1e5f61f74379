import type { outlook as en } from '#languages/en/page/outlook.ts';
import type { Translation } from '#languages/translation.ts';

export const outlook: Translation<typeof en> = {
  loading: 'Calcul de la prévision…',
  failed: 'La prévision n’a pas pu être chargée.',
  retry: 'Réessayer',
  likely: ({ value, by, low, high }) => ['Probable : ', value, ` au ${by} (8 cas sur 10 : de ${low} à ${high}).`],
  likelyShort: ({ value, by, chance }) =>
    `Probable : ${value} au ${by}${chance === null ? '' : `, ${chance} de chances d’atteindre la cible`}`,
  target: (target, chance) => [`Cible ${target} : `, chance, ' de chances de l’atteindre.'],
  onlyTarget: (target) => `Cible ${target}.`,
  noYearEnd:
    'Le résultat de l’année est connu, calculé à partir d’autres objectifs, ou trop lointain pour être estimé.',
  record: (period, share) => `Sur ${period}, cette prévision s’est vérifiée dans ${share} des cas.`,
  last: {
    monthly: (count) => (count > 1 ? `les ${count} derniers mois` : 'le dernier mois'),
    quarterly: (count) => (count > 1 ? `les ${count} derniers trimestres` : 'le dernier trimestre'),
    yearly: (count) => (count > 1 ? `les ${count} dernières années` : 'la dernière année'),
  },
  missesIn: (period) => `à risque dès ${period}`,
  riskText: (period) =>
    `Le statut est bon aujourd’hui, mais la prévision annonce que la cible sera probablement manquée en ${period}.`,
  atRisk: 'à risque',
  cell: {
    missesIn: (period) => `À risque dès ${period}`,
    atRisk: 'À risque',
    likely: 'Probable',
    unlikely: 'Improbable',
    noHistory: 'Peu de valeurs',
  },
  chance: (cell, chance) => `${cell}, ${chance} de chances d’atteindre la cible`,
  bands: { most: '8 cas sur 10', nearlyAll: '19 cas sur 20' },
  ends: {
    target: (value) => `${value} cible`,
    likely: (value) => `${value} probable`,
    straight: (value) => `${value} droite`,
  },
  table: 'Valeurs de la prévision',
  columns: { likely: 'Probable' },
  range: (low, high) => `${low} à ${high}`,
  point: (part) =>
    [
      part.period,
      ...(part.actual === null ? [] : [`réalisé ${part.actual}`]),
      ...(part.likely === null
        ? []
        : [`probable ${part.likely.value} (8 cas sur 10 : de ${part.likely.low} à ${part.likely.high})`]),
      ...(part.target === null ? [] : [`cible ${part.target}`]),
    ].join(' · '),
  notEnough: 'Historique insuffisant',
  none: {
    title: 'Pas de prévision',
    noFigures: 'Cet objectif n’a pas encore de valeurs.',
    short: (count, least) => `${values(count)} à ce jour ; il en faut ${least} pour une prévision.`,
    broken: (count, least) =>
      `Seulement ${values(count)} depuis la dernière interruption ; il en faut ${least} pour une prévision.`,
    newBase: (count, least) =>
      `Seulement ${values(count)} depuis la nouvelle base ; il en faut ${least} pour une prévision.`,
    milestones: 'Il est mesuré par ses jalons : ce qui est atteint ne se poursuit pas de soi-même.',
    constant: 'Toutes les valeurs sont identiques ou se répètent exactement : il n’y a rien à prévoir.',
    weekly:
      'Il n’y a pas de prévision pour les valeurs hebdomadaires : sa fiabilité n’a été vérifiée que sur des valeurs mensuelles, trimestrielles et annuelles.',
    off: 'Les prévisions sont désactivées dans ce plan.',
    ended: 'Il ne reste aucune période à prévoir avant la fin de l’objectif.',
  },
};

function values(count: number): string {
  return `${count} ${count > 1 ? 'valeurs' : 'valeur'}`;
}
