import type { ExplainWords, PeriodCount } from '#core/explain/explainWords.ts';
import type { StatusNames } from '#core/words/statusNames.ts';
import { inSentence, toEndOf } from './period.ts';

const EACH = { weekly: 'par semaine', monthly: 'par mois', quarterly: 'par trimestre', yearly: 'par an' } as const;
const ONE = { weekly: '1 semaine', monthly: '1 mois', quarterly: '1 trimestre', yearly: '1 an' } as const;
const SEVERAL = { weekly: 'semaines', monthly: 'mois', quarterly: 'trimestres', yearly: 'ans' } as const;
const OVER_THE_LAST = {
  weekly: 'sur la dernière semaine',
  monthly: 'sur le dernier mois',
  quarterly: 'sur le dernier trimestre',
  yearly: 'sur la dernière année',
} as const;
const OVER_THE_REST = {
  weekly: 'semaines restantes',
  monthly: 'mois restants',
  quarterly: 'trimestres restants',
  yearly: 'années restantes',
} as const;
const FUNCTION = {
  sum: 'somme de',
  average: 'moyenne de',
  highest: 'maximum de',
  lowest: 'minimum de',
  current: 'dernière valeur de',
} as const;

/** Explanations in French: the goal is ‘il’ (objectif), figures and dates stand as they are. */
export const explain: ExplainWords = {
  figures: {
    actual: 'Réalisé à date',
    compared: 'Part comparée',
    target: 'Cible à date',
    difference: 'Écart',
    measuredIn: 'Mesuré en',
    endTarget: 'Cible finale',
    baseline: 'Valeur initiale',
    percentComplete: 'Avancement',
    targetMet: 'Cible respectée',
    timeElapsed: 'Temps écoulé',
  },
  divisor: {
    way: 'le chemin de la valeur initiale à la cible finale',
    tenthOfWay: 'un dixième du chemin de la valeur initiale à la cible finale',
    tenthOfEndTarget: 'un dixième de la cible finale',
    baseline: 'la valeur initiale moins dix fois la cible finale',
  },
  better: {
    up: 'plus c’est haut, mieux c’est',
    down: 'plus c’est bas, mieux c’est',
    equal: 'plus c’est proche de 0, mieux c’est',
  },
  days: ({ days, of }) => `${days} jours sur ${of}`,
  percentOf: {
    endTarget: (whole) => `de la cible finale de ${whole}`,
    way: (from, whole) => `du chemin de ${from} à ${whole}`,
    targetToDate: (whole) => `de la cible à date de ${whole}`,
    children: 'moyenne des sous-objectifs',
  },
  stated: {
    yearTarget: 'fixée pour l’année',
    allTarget: 'fixée pour toute la durée',
    baseline: 'fixée comme valeur initiale',
    hundredPercent: 'avancement de 100 %',
    meanOfChildren: 'moyenne des sous-objectifs',
    formula: 'calculé sur l’ensemble de ces périodes',
    dueMilestones: 'la part des jalons dus d’ici là',
    sumOfChildren: 'somme des cibles finales des sous-objectifs',
    averageOfChildren: 'moyenne des cibles finales des sous-objectifs',
    highestOfChildren: 'cible finale la plus élevée des sous-objectifs',
    lowestOfChildren: 'cible finale la plus basse des sous-objectifs',
  },
  origin: {
    periods: (aggregation, periods, stretch) => `${FUNCTION[aggregation]} ${counted(periods)}, ${stretch}`,
    stretch: (from, to) => `${from} à ${to}`,
    lastFor: (text, { days, of }) => `${text}, la dernière période au prorata de ${days} jours sur ${of}`,
    lastForPeriods: (text, elapsed, of) => `${text}, la dernière pour ${elapsed} sur ${counted(of)}`,
    years: (aggregation, count) =>
      `${FUNCTION[aggregation]} ${count > 1 ? `${count} cibles annuelles` : `${count} cible annuelle`}`,
    share: ({ days, of }, value, origin) => `${value} au prorata de ${days} jours sur ${of} (${origin})`,
    line: (from, to) => `sur la droite qui relie ${from} à ${to}`,
    point: (value, date) => `${value} (${date})`,
  },
  inSentence,
  reason: {
    byHand: ({ by, status, date, note }) =>
      `${by} a défini manuellement le statut « ${status} » le ${date}${note === '' ? '.' : ` : ${note}`}`,
    startsOn: (date) => `Il commence le ${date}.`,
    noFigures: 'Il n’a pas encore de valeurs.',
    noFiguresIn: (year) => `Il n’a pas encore de valeurs pour ${year}.`,
    reaches: (actual, endTarget) => `Avec un réalisé de ${actual}, la cible finale de ${endTarget} est atteinte.`,
    ended: (distance) => `À son terme, il se situait ${distance} la cible finale.`,
    stood: (period, distance, isCarried) =>
      `${isCarried ? `D’après la valeur pour ${period}` : capital(toEndOf(period))}, il se situait ${distance} la cible à date.`,
    noTarget: 'Il n’a pas de cible.',
    nothingDue: 'La part de la cible finale due à ce jour ne peut pas être déterminée.',
  },
  distance: {
    exactly: 'exactement sur',
    from: (amount, isOver) => `${amount} ${isOver ? 'au-dessus de' : 'en dessous de'}`,
    ofTheWay: (percent, isOver) =>
      `${percent} du chemin depuis la valeur initiale ${isOver ? 'au-dessus de' : 'en dessous de'}`,
    lessThan: (percent) => `moins de ${percent}`,
  },
  thresholds: (onTarget, offTarget, names) =>
    `${names.on_target} à partir de ${onTarget}, ${names.off_target} à partir de ${offTarget}, sinon ${names.critical}`,
  limits: {
    any: 'une valeur quelconque',
    most: (value) => `au plus ${value}`,
    least: (value) => `au moins ${value}`,
    between: (least, most) => `entre ${least} et ${most}`,
    passes: (most) => `dépasse ${most}`,
    fallsBelow: (least) => `passe sous ${least}`,
    leaves: (least, most) => `n’est pas entre ${least} et ${most}`,
  },
  outlook: {
    turns: (period, limits) => `${capital(period)} : il faut ${limits} pour passer au vert.`,
    noneTurns: (period) => `Aucune valeur pour ${period} ne suffirait à elle seule à le faire passer au vert.`,
    nothingTurns: (until) => `D’ici ${until}, plus rien ne peut le faire passer au vert.`,
    eachOf: (limits, rest, soFar) =>
      `Il finirait au vert avec ${limits} ${EACH[rest.frequency]} ${overTheRest(rest)} ; jusqu’ici ${soFar}.`,
    onAverage: (limits, rest, soFar) =>
      `Il finirait au vert avec ${limits} en moyenne ${overTheRest(rest)} ; jusqu’ici ${soFar}.`,
    by: (limits, until) => `Il finirait au vert avec ${limits} d’ici ${until}.`,
    milestones: (titles) =>
      `${titles.length} ${titles.length < 2 ? 'jalon réalisé' : 'jalons réalisés'} de plus le ${titles.length < 2 ? 'ferait' : 'feraient'} passer au vert : ${titles.map((title) => `« ${title} »`).join(', ')}.`,
    loses: (status, names, period, leaving) => `${lost(status, names)} si la valeur pour ${period} ${leaving}.`,
    losesAnyhow: (status, names, period) => `${lost(status, names)}, quelle que soit la valeur pour ${period}.`,
  },
  notes: {
    byFigures: (status) => `D’après les seules valeurs, il serait « ${status} ».`,
    carried: (period) =>
      `Il n’y a pas de valeur plus récente : celle pour ${period} compte tant qu’elle n’est pas obsolète.`,
    sparser: (value, stretch) =>
      `Aucune cible ne vaut pour certaines périodes : seule la part de ${value} du réalisé, ${stretch}, est comparée.`,
    untouched:
      'Aucune cible ne vaut pour une période avec un réalisé : la comparaison se fait avec la part écoulée de la cible finale.',
    coverage: (has, of, goals) =>
      `${has} ${has > 1 ? 'périodes ont' : 'période a'} ${goals === 2 ? 'les deux valeurs' : 'toutes les valeurs'} du calcul, sur ${counted(of)} : ${has > 1 ? 'seules celles-ci comptent' : 'seule celle-ci compte'}.`,
    overdueAtEnd: 'Sa dernière période est en retard : les valeurs connues sont donc comparées à la cible finale.',
    missingCount: (periods) => `Avant la dernière valeur, il manque ${counted(periods)}.`,
    missing: (periods) => `Valeurs manquantes avant la dernière : ${periods.join(', ')}.`,
    meetsEnd:
      'À ce jour, la cible finale est atteinte ; cela comptera une fois la date de fin passée et la dernière période renseignée.',
    held: 'L’avancement reste plafonné à 100 % tant que la date de fin n’est pas passée.',
    overdue: 'Sa prochaine valeur est en retard.',
  },
  progress: {
    status: (label, text) => `${label} (${text})`,
    joined: (status, label, progress) =>
      progress.toLowerCase().startsWith(label.toLowerCase())
        ? `${status}${progress.slice(label.length)}`
        : `${status}, ${progress}`,
    completed: (percent) => (percent === null ? 'atteint' : `atteint à ${percent}`),
    notStarted: 'non démarré',
    ahead: (difference, direction) => {
      if (direction === 'down') return placed(difference, 'en dessous de la cible');
      return difference === null ? 'en avance sur la cible' : `${difference} d’avance sur la cible`;
    },
    onTarget: (difference, { isAbove, isWorse }) =>
      difference === null
        ? 'dans la cible'
        : `dans la cible, ${isWorse ? 'mais ' : ''}${difference} ${isAbove ? 'au-dessus' : 'en dessous'}`,
    behind: (difference, { direction, isAbove }) => {
      if (direction === 'up')
        return difference === null ? 'en retard sur la cible' : `${difference} de retard sur la cible`;
      if (direction === 'equal' && difference === null) return 'hors de la cible';
      return placed(difference, direction === 'down' || isAbove ? 'au-dessus de la cible' : 'en dessous de la cible');
    },
  },
};

function placed(difference: string | null, place: string): string {
  return difference === null ? place : `${difference} ${place}`;
}

function counted({ count, frequency }: PeriodCount): string {
  return count === 1 ? ONE[frequency] : `${count} ${SEVERAL[frequency]}`;
}

function overTheRest({ count, frequency }: PeriodCount): string {
  return count === 1 ? OVER_THE_LAST[frequency] : `sur les ${count} ${OVER_THE_REST[frequency]}`;
}

function lost(status: string, names: StatusNames): string {
  if (status === 'off_target') return `Il passe au statut « ${names.critical} »`;
  return `Il perd le statut « ${status === 'achieved' ? names.achieved : names.on_target} »`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
