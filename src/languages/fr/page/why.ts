import type { why as en } from '#languages/en/page/why.ts';
import type { Translation } from '#languages/translation.ts';

export const why: Translation<typeof en> = {
  title: (status) => `Pourquoi « ${status} » ?`,
  link: 'Pourquoi cette couleur ?',
  staleHint: (period) => `Aucun réalisé depuis ${period}`,
  neverReportedHint: 'Pas encore de réalisé, alors que des périodes sont terminées',
  updated: 'Dernière mise à jour :',
  pressHint: 'Cliquez pour savoir pourquoi cette couleur',
  by: (name) => `par ${name}`,
  byHand: (status, note) =>
    note === '' ? `« ${status} » a été défini manuellement.` : `« ${status} » a été défini manuellement : ${note}`,
  green: 'Ce qui le ferait passer au vert',
  change: 'Ce qui le ferait changer',
  mean: 'moyenne des sous-objectifs',
  milestones: (done, total) =>
    total === 0
      ? 'Il est mesuré par ses jalons et n’en a pas encore. Ajoutez-les à l’objectif ou à l’une de ses initiatives, sous Actions.'
      : `Il est mesuré par ses jalons, y compris ceux de ses initiatives : ${done} sur ${total} ${done > 1 ? 'sont atteints' : 'est atteint'}. Chacun compte selon son poids.`,
  milestonesOnly: 'Il est mesuré par ses jalons, y compris ceux de ses initiatives. Chacun compte selon son poids.',
  meanByWeight: 'moyenne pondérée des sous-objectifs',
  weightShare: (weight, of, parent) => `Compte avec un poids de ${weight} sur ${of} dans ${parent}.`,
  weights: 'Poids',
  weightOf: (weight, of) => `poids de ${weight} sur ${of}`,
  below: (limit) => `sous ${limit}`,
  andMore: (limit) => `dès ${limit}`,
  container: (health, measured) =>
    measured > 1
      ? `Les ${measured} sous-objectifs mesurés ont un état global de ${health} sur 100.`
      : `Le sous-objectif mesuré a un état global de ${health} sur 100.`,
  nothingMeasured: (count) =>
    count === 0 ? 'Il n’a aucun sous-objectif avec des valeurs.' : 'Aucun de ses sous-objectifs n’a encore de valeurs.',
  leftOut: 'Hors de ces valeurs',
  leftOutReasons: {
    setByHand: 'exclu manuellement',
    deferred: 'reporté',
    trackedLessOften: 'suivi moins fréquent',
    otherValueType: 'autre type de valeur',
    outsideWindow: 'ne court pas à ce moment-là',
    noFigures: 'pas encore de valeurs',
  },
  more: (count) => `et ${count} de plus`,
  bands: (names) =>
    `${names.on_target} et ${names.achieved} comptent pour 100, ${names.off_target} pour 50, ${names.critical} pour 0. Vert à partir de 75, jaune à partir de 50, sinon rouge.`,
  ring: (complete, elapsed) => `${complete}, ${elapsed} du temps écoulé`,
  complete: 'Avancement',
  targetToDate: 'Cible à date',
  targetMet: 'Cible respectée',
  timeElapsed: (year) => (year === null ? 'Temps écoulé' : `${year} écoulé`),
};
