/** The two figures of a goal's entry. */
export type Figure = 'target' | 'actual';

/** Months by their names and short forms in English, German, French and Spanish, without accents. */
const MONTHS = [
  'jan january januar janner janv janvier ene enero',
  'feb february februar feber fev fevr fevrier febrero',
  'mar march marz maerz mrz mars marzo',
  'apr april avr avril abr abril',
  'may mai mayo',
  'jun june juni juin junio',
  'jul july juli juil juillet julio',
  'aug august aout ago agosto',
  'sep sept september septembre septiembre set setiembre',
  'oct october okt oktober octobre octubre',
  'nov november novembre noviembre',
  'dec december dez dezember decembre dic diciembre',
];

const TARGETS =
  'target targets tgt plan planned planwert budget budgeted goal soll sollwert ziel ziele zielwert zielwerte ' +
  'cible cibles objectif objectifs prevu meta metas objetivo objetivos previsto presupuesto';
const ACTUALS = 'actual actuals act ist istwert istwerte reel reels realise resultat real reales realizado';
const YEAR_TARGETS = 'jahresziel jahresplan jahressoll';
/** Words that say of a year that it is one. */
const YEARS = 'year years yearly annual jahr jahres annee annuel annuelle ano anual eoy';
/** Words that say nothing by themselves. */
const FILLERS =
  'of the for by end de del du des d la le les l el los fur im in am month monthly monat mois mes quarterly ' +
  'value values figure figures wert werte valeur valeurs valor valores';

export type PeriodWord = {
  readonly month?: number;
  readonly figure?: Figure;
  /** It says that a whole year is meant. */
  readonly isYear?: true;
};

const WORDS: ReadonlyMap<string, PeriodWord> = new Map([
  ...MONTHS.flatMap((names, at) => named(names, { month: at + 1 })),
  ...named(TARGETS, { figure: 'target' }),
  ...named(ACTUALS, { figure: 'actual' }),
  ...named(YEAR_TARGETS, { figure: 'target', isYear: true }),
  ...named(YEARS, { isYear: true }),
  ...named(FILLERS, {}),
]);

/** What a word of a period's heading says, folded; null for one that means nothing here. */
export function periodWord(word: string): PeriodWord | null {
  return WORDS.get(word) ?? null;
}

function named(names: string, word: PeriodWord): [string, PeriodWord][] {
  return names.split(' ').map((name) => [name, word]);
}
