import type { whatIf as en } from '#languages/en/page/whatIf.ts';
import type { Translation } from '#languages/translation.ts';

const COUNTS = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

const inMonths = (months: number) => (months === 1 ? 'ce mois-là' : `sur ces ${COUNTS[months - 2] ?? months} mois`);

export const whatIf: Translation<typeof en> = {
  toggle: 'Simulation',
  tab: 'Simulation',
  title: (day) => `Simulation au ${day}`,
  hint: 'D’abord le probable, puis cette simulation. Rien n’est enregistré.',
  kept: (words) => `Ouverte depuis une note : « ${words} »`,
  yearEnds: 'L’année se termine à',
  yearEndsOf: (goal) => `${goal} : l’année se termine à`,
  notANumber: 'Ce n’est pas un nombre.',
  became: 'puis',
  health: 'État global du plan',
  noData: 'aucune donnée',
  ofTarget: (from, to, target) => `de ${from} à ${to}, cible ${target}`,
  of: (from, to) => `de ${from} à ${to}`,
  unchanged: 'Inchangé',
  keep: 'Garder comme note',
  keepField: 'De quoi s’agit-il ?',
  keepHint: 'Elle devient un commentaire de cet objectif, avec son adresse.',
  save: 'Garder',
  cancel: 'Annuler',
  keepFailed: 'La note n’a pas pu être gardée.',
  noteStart: (value) => `Et si l’année se terminait à ${value}`,
  takeBack: 'Retirer',
  takeBackOf: (goal) => `Retirer ${goal}`,
  add: 'Ajouter un objectif',
  notes: 'Notes gardées',
  open: (words) => `Ouvrir : ${words}`,
  copyLink: (words) => `Copier le lien vers : ${words}`,
  copied: 'Lien copié',
  working: 'Calcul des valeurs probables',
  failed: 'Les valeurs probables n’ont pas pu être calculées.',
  closed: 'Toutes les périodes de cette année ont leur valeur : son résultat est donc connu.',
  someAboveUnknown: 'Un objectif parent a ses propres cibles, inconnues de cette page : il n’est pas inclus.',
  onlyGoal: 'Les objectifs parents et l’état global sont calculés dans les plans de 300 objectifs au plus.',
  basis:
    'Les valeurs probables proviennent de la prévision de chaque objectif ; un objectif sans prévision continue comme depuis le début de l’année.',
  basisWithout:
    'Les prévisions sont désactivées dans ce plan : chaque objectif continue comme depuis le début de l’année.',
  slider: 'L’année se termine à',
  chart: (value, needed) => `L’année se termine à ${value}. ${needed}`,
  target: (value) => `${value} cible`,
  supposed: (value) => `${value} hypothèse`,
  straight: (value) => `${value} droite`,
  likely: (value) => `${value} probable`,
  pace: {
    weekly: (value) => `${value} par semaine`,
    monthly: (value) => `${value} par mois`,
    quarterly: (value) => `${value} par trimestre`,
    yearly: (value) => `${value} par an`,
  },
  paceFrom: (pace, from, so) => (so === null ? `${pace} dès ${from}` : `${pace} dès ${from} ; jusqu’ici ${so}`),
  neededSum: (part) =>
    part.from === part.to
      ? `Pour terminer à ${part.end}, il faut encore ${part.rest} (${part.from}).`
      : `Pour terminer à ${part.end}, il faut encore ${part.rest} (${part.from} à ${part.to}) : ${part.pace}.`,
  neededAverage: (part) =>
    part.from === part.to
      ? `Pour terminer à ${part.end}, il faut ${part.pace} (${part.from}).`
      : `Pour terminer à ${part.end}, il faut ${part.pace} à chaque période (${part.from} à ${part.to}).`,
  neededLast: (part) =>
    `Pour que l’année se termine à ${part.end}, il faut que d’ici ${part.to} le réalisé atteigne ${part.end}.`,
  bestBefore: {
    most: ({ months, value, year }) => `Maximum à ce jour ${inMonths(months)} : ${value}, en ${year}.`,
    least: ({ months, value, year }) => `Minimum à ce jour ${inMonths(months)} : ${value}, en ${year}.`,
  },
  range: (low, high) => `8 cas sur 10 : de ${low} à ${high}`,
  likelyEnd: (value, range) => `Probable : ${value}${range === null ? '' : ` (${range})`}.`,
  paceEnd: (value) => `Comme depuis le début de l’année : ${value}.`,
};
