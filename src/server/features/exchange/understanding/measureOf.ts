import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { Aggregation, TargetDirection, ValueType } from '#core/goal/goal.ts';
import {
  doneWord,
  isNotAdded,
  lowerEnding,
  lowerWord,
  SHARE,
} from '#server/features/exchange/understanding/words/betterWords.ts';
import { directionWord, functionWord } from '#server/features/exchange/understanding/words/cellWords.ts';
import { currencyOf } from '#server/features/exchange/values/currencies.ts';
import { type BesidePeriods, besidePeriods, IN_DOUBT } from './besidePeriods.ts';
import type { FigureRead } from './goalFigures.ts';
import { type Proposal, type Recogniser, surest } from './model.ts';
import { scaledUnit } from './scales.ts';
import type { TimedFigures } from './timedFigures.ts';
import { why } from './why.ts';

/** What a goal is recognised from, once its figures are read. */
export type MeasureEvidence = {
  readonly title: string;
  readonly definition: string;
  /** As a column beside the title says it. */
  readonly measure: string;
  /** Whether its figures say how much of it is done. */
  readonly isShareDone: boolean;
  /** As its row, its heading or its title says it. */
  readonly unit: string;
  readonly unitFormat: string;
  readonly figures: readonly FigureRead[];
  readonly timed: TimedFigures;
  /** Worked out from its periods: an average, a total. */
  readonly beside: readonly BesidePeriods[];
  readonly directionCell: string;
  readonly functionCell: string;
  /** Headings of its columns. */
  readonly headings: readonly string[];
  /** Whether the file speaks of money where no sign does: a budget, an account. */
  readonly isOfMoney: boolean;
  /** Whether other figures of the file have signs of money. */
  readonly isBesideMoney: boolean;
  readonly fiscalStartMonth: number;
};

/** A goal without a figure and a unit only stands above others. */
export function isMeasured({ figures, unit, directionCell, functionCell }: MeasureEvidence): boolean {
  return figures.length > 0 || unit !== '' || directionCell !== '' || functionCell !== '';
}

export type UnitRead = { readonly valueType: ValueType; readonly unit: string; readonly currency: string | null };

/** Up to here a proposal says no more than what holds where a file says nothing. */
export const NOTHING_SAYS = 0.6;

const MONEY_WORDS: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:€|eur\b|euros?\b)/iu, '€'],
  [/^(?:r\$|reais\b|brl\b)/iu, 'R$'],
  [/^(?:usd\b|us\$|dollars?\b|us dollars?\b)/iu, '$'],
  [/^(?:gbp\b|£|pounds? sterling)/iu, '£'],
  [/^(?:zł|złot\p{L}*|pln\b)/iu, 'zł'],
  [/^(?:kč|czk\b|korun\p{L}*)/iu, 'Kč'],
  [/^(?:руб\p{L}*\.?|rub\b|₽)/iu, '₽'],
  [/^(?:円|日元|jpy\b)/iu, '¥'],
  [/^(?:元|人民币|cny\b|rmb\b|圆)/iu, '¥'],
  [/^(?:chf\b|fr\.|franken)/iu, 'CHF'],
  [/^(?:cop\b|mxn\b|ars\b|clp\b|pen\b|pesos?\b)/iu, null],
  [/^(?:₺|tl\b|try\b|lira\b)/iu, '₺'],
  [/^(?:грн\.?(?!\p{L})|гривень|гривен|uah\b|₴)/iu, '₴'],
  [/^(?:원(?!\p{L})|krw\b|₩)/iu, '₩'],
  [/^(?:kr\.?(?!\p{L})|kronor|kroner)/iu, 'kr'],
  [/^(?:ft\.?(?!\p{L})|huf\b|forint)/iu, 'Ft'],
  [/^(?:лв\.?(?!\p{L})|bgn\b)/iu, 'лв.'],
  [/^(?:lei|leu|ron)\b/iu, 'lei'],
  [/^(?:ريال|درهم|جنيه|دينار)/u, null],
];

/** The value type, unit and currency of a goal. */
export function unitOf({
  unit: said,
  unitFormat,
  title,
  definition,
  figures,
  isOfMoney,
  isBesideMoney,
  isShareDone,
}: MeasureEvidence): Proposal<UnitRead> {
  const { scale, unit } = scaledUnit(said);
  const percent: UnitRead = { valueType: 'percent', unit: '', currency: null };
  if (isShareDone) return { value: percent, confidence: 0.95, reason: why('share_done') };
  const money = moneyOf(unit) ?? (scale !== 1 && /^[A-Z]{3}$/.test(unit) ? { sign: unit } : null);
  if (
    /^\s*(?:%|％|per ?cent|percentatge|pct|prozent|pourcent|porcent|por ?cento|por ciento|percentual|percentuale|procent|процент|ποσοστ|yüzde|百分|パーセント)/iu.test(
      unit,
    )
  )
    return { value: percent, confidence: 0.97, reason: why('unit_is', said) };
  if (money !== null)
    return {
      value: { valueType: 'currency', unit: '', currency: money.sign },
      confidence: 0.95,
      reason: why('unit_is', said),
    };
  const signed = figures.filter(({ figure }) => figure.currency !== null);
  const [first] = signed;
  const percents = figures.filter(({ figure }) => figure.isPercent);
  if (first !== undefined && unit === '' && signed.length >= percents.length) {
    const sign = first.figure.currency ?? '';
    return {
      value: { valueType: 'currency', unit: '', currency: moneyOf(sign)?.sign ?? sign },
      confidence: 0.95,
      reason: why('money_sign', first.text),
    };
  }
  if (percents.length > 0 && (unit === '' || percents.length * 2 > figures.length))
    return { value: percent, confidence: 0.95, reason: why('is_percent', percents[0]?.text) };
  if (unitFormat.includes('%')) return { value: percent, confidence: 0.9, reason: why('format_is', unitFormat) };
  if (
    first !== undefined &&
    unit !== '' &&
    /^(?:number|amount|value|currency|money|montant|betrag|importe|valor|monet[aá]ri[oa]|moneda|moeda|importo|valuta|kwota|částka|сумма|金额|金額)$/iu.test(
      unit,
    )
  )
    return {
      value: {
        valueType: 'currency',
        unit: '',
        currency: moneyOf(first.figure.currency ?? '')?.sign ?? first.figure.currency,
      },
      confidence: 0.8,
      reason: why('money_sign', first.text),
    };
  if (unit !== '') {
    if (/^\$|^currency$|^money$/i.test(unitFormat))
      return {
        value: { valueType: 'currency', unit: '', currency: '$' },
        confidence: 0.85,
        reason: why('format_is', unitFormat),
      };
    const isPlain =
      /^(?:number|numbers|#|count|anzahl|nombre|número|numero|num|n|nb|nr|liczba|počet|число|αριθμός|quantity|qty|quantidade|unidades?|count of|数|个数)$/iu.test(
        unit,
      );
    return {
      value: { valueType: 'number', unit: isPlain ? '' : unit, currency: null },
      confidence: 0.95,
      reason: why('unit_is', said),
    };
  }
  if (
    SHARE.test(title) ||
    /^(?:percentage|percent|share|proportion|porcentaje|pourcentage|anteil)\b/iu.test(definition)
  )
    return { value: percent, confidence: 0.85, reason: why('is_share', SHARE.test(title) ? title : definition) };
  const words = figures.map(({ figure }) => figure.unit).filter((each) => each !== '');
  const [word] = words;
  if (word !== undefined && words.length * 2 >= figures.length)
    return {
      value: { valueType: 'number', unit: word, currency: null },
      confidence: 0.85,
      reason: why('behind_figures', word),
    };
  const millions = figures.find(({ figure }) => figure.scale >= 1e6);
  if (isBesideMoney && millions !== undefined)
    return {
      value: { valueType: 'currency', unit: '', currency: null },
      confidence: 0.7,
      reason: why('beside_money', millions.text),
    };
  if (isOfMoney && figures.length > 0)
    return {
      value: { valueType: 'currency', unit: '', currency: null },
      confidence: 0.62,
      reason: why('file_of_money'),
    };
  return {
    value: { valueType: 'number', unit: '', currency: null },
    confidence: NOTHING_SAYS,
    reason: why('no_unit'),
  };
}

/** The sign of a unit that is money; null for another one. */
export function moneyOf(unit: string): { readonly sign: string | null } | null {
  const text = unit.trim();
  if (text === '') return null;
  for (const [pattern, sign] of MONEY_WORDS) if (pattern.test(text)) return { sign };
  return currencyOf(text);
}

type Better = Recogniser<MeasureEvidence, TargetDirection>;

const saidInCell: Better = ({ directionCell }) => {
  const word =
    directionWord(directionCell) ??
    (/^[↑▲＋+≥>]/u.test(directionCell)
      ? 'up'
      : /^[↓▼−≤<-]/u.test(directionCell)
        ? 'down'
        : /^=/.test(directionCell)
          ? 'equal'
          : null);
  return word === null ? null : { value: word, confidence: 0.99, reason: why('file_says', directionCell) };
};

const comparators: Better = ({ figures }) => {
  const compared = figures.filter(({ figure, kind }) => figure.comparator !== null && kind !== 'actual');
  const [first] = compared;
  if (first === undefined) return null;
  const { comparator } = first.figure;
  if (!compared.every(({ figure }) => figure.comparator === comparator)) return null;
  if (comparator === 'near') return { value: 'equal', confidence: 0.9, reason: why('target_is', first.text) };
  return { value: comparator === 'most' ? 'down' : 'up', confidence: 0.98, reason: why('target_is', first.text) };
};

/** `Hold at least 90 days`, `höchstens drei Beschwerden`: how a target is meant. */
const saidInTitle: Better = ({ title }) => {
  const [isLeast, isMost] = [AT_LEAST.exec(title), AT_MOST.exec(title)];
  const found = isLeast ?? isMost;
  if (found === null || (isLeast !== null && isMost !== null)) return null;
  return { value: isLeast === null ? 'down' : 'up', confidence: 0.95, reason: why('file_says', found[0]) };
};

const AT_LEAST =
  /(?<!\p{L})(?:at least|no less than|not less than|at or above|mindestens|nicht weniger als|au moins|pas moins de|al menos|como mínimo|por lo menos|pelo menos|no mínimo|almeno|minstens|ten minste|co najmniej|nejméně|alespoň|не менее|τουλάχιστον|minst|mindst|en az)(?!\p{L})|以上/iu;
const AT_MOST =
  /(?<!\p{L})(?:at most|no more than|not more than|at or below|höchstens|nicht mehr als|au plus|pas plus de|como máximo|a lo sumo|no más de|no máximo|al massimo|non più di|hoogstens|niet meer dan|nie więcej niż|najwyżej|nejvýše|не более|έως το πολύ|högst|højst|en fazla)(?!\p{L})|以下|以内/iu;

const fromBaseline: Better = ({ timed: { baseline, entries, yearTargets } }) => {
  const ofYears = [...yearTargets].sort(([one], [other]) => one - other).map(([, figure]) => figure);
  const targets = [...entries.filter(({ kind }) => kind === 'target').map(({ figure }) => figure), ...ofYears];
  const last = targets.at(-1);
  if (baseline === null || last === undefined || last.value === baseline.figure.value) return null;
  const isDown = last.value < baseline.figure.value;
  return {
    value: isDown ? 'down' : 'up',
    confidence: 0.94,
    reason: why('from_baseline', baseline.figure.text, last.text),
  };
};

/** What is built, planted or taught is counted up, however its targets of years rise and fall. */
const doneThings: Better = ({ title, measure, unit, figures }) => {
  const word = doneWord(title) ?? doneWord(measure);
  if (
    word === null ||
    lowerWord(title) !== null ||
    /^[%％]/.test(unit) ||
    figures.some(({ figure }) => figure.isPercent)
  )
    return null;
  return { value: 'up', confidence: 0.945, reason: why('counts_done', word) };
};

const alongTargets: Better = ({ timed: { entries, yearTargets, tracking } }) => {
  const ofYears = [...yearTargets].sort(([one], [other]) => one - other).map(([, figure]) => figure);
  const ofEntries = entries.filter(({ kind }) => kind === 'target').map(({ figure }) => figure);
  const targets = tracking === 'yearly' && ofYears.length === 0 ? ofEntries : ofYears;
  const values = targets.map(({ value }) => value);
  if (new Set(values).size < 2) return null;
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? value));
  const [isFalling, isRising] = [steps.every((step) => step <= 0), steps.every((step) => step >= 0)];
  if (isFalling === isRising) return null;
  const reason = why('along_targets', targets[0]?.text, targets.at(-1)?.text);
  return { value: isFalling ? 'down' : 'up', confidence: isFalling ? 0.9 : 0.86, reason };
};

const negativeShares: Better = ({ figures, timed: { baseline } }) => {
  const targets = figures.filter(({ kind }) => kind === 'target');
  const [first] = targets;
  if (first === undefined || baseline !== null || !targets.every(({ figure, value }) => figure.isPercent && value < 0))
    return null;
  return { value: 'down', confidence: 0.86, reason: why('target_is', first.text) };
};

const wordsOfTitle: Better = ({ title }) => {
  const word = lowerWord(title) ?? lowerEnding(title);
  return word === null ? null : { value: 'down', confidence: 0.88, reason: why('word_lower', word) };
};

/** `waste_budget`, `complaints_max`: what an amount must not pass. */
const limits: Better = ({ figures }) => {
  const limit = figures.find(
    ({ kind, heading }) =>
      kind === 'target' &&
      /(?:^|[\s_])(?:max|maximum|budget|limit)(?:[\s_]|$)/i.test(heading) &&
      figures.some((each) => each.kind === 'actual'),
  );
  if (limit === undefined) return null;
  const isBudget = /budget/i.test(limit.heading);
  if (isBudget && /turnover|revenue|income|sales|umsatz|ertrag|einnahme|recette|ingreso|receita/i.test(limit.heading))
    return null;
  return { value: 'down', confidence: isBudget ? 0.7 : 0.87, reason: why('against', limit.heading) };
};

/** Targets on one side of all actuals, which move towards it. */
const towardsTarget: Better = ({ timed: { entries, yearTargets } }) => {
  const actuals = entries.filter(({ kind }) => kind === 'actual').map(({ figure }) => figure.value);
  const targets = [
    ...entries.filter(({ kind }) => kind === 'target').map(({ figure }) => figure.value),
    ...[...yearTargets.values()].map(({ value }) => value),
  ];
  const [target] = targets;
  if (target === undefined || new Set(targets).size > 1) return null;
  const since = entries.find(({ kind }) => kind === 'target')?.day ?? Number.POSITIVE_INFINITY;
  const before = entries.filter(({ kind, day }) => kind === 'actual' && day < since).map(({ figure }) => figure.value);
  const isFalling = (before[0] ?? 0) > (before.at(-1) ?? 0);
  // Years before the first target, all above it.
  if (before.length >= 2 && isFalling && target > 0 && before.every((value) => value > target && value < target * 2))
    return { value: 'down', confidence: 0.7, reason: why('falls_to_target') };
  if (actuals.length < 3) return null;
  const first = actuals[0] ?? 0;
  const last = actuals.at(-1) ?? 0;
  if (actuals.every((actual) => actual > target) && last < first && target > 0 && first < target * 2)
    return { value: 'down', confidence: 0.65, reason: why('falls_to_target') };
  return null;
};

const DIRECTIONS: readonly Better[] = [
  saidInTitle,
  saidInCell,
  comparators,
  doneThings,
  fromBaseline,
  alongTargets,
  wordsOfTitle,
  negativeShares,
  limits,
  towardsTarget,
];

/** Which way is better; nothing says it: higher. */
export function directionOf(evidence: MeasureEvidence): Proposal<TargetDirection> {
  return (
    surest(DIRECTIONS, evidence) ?? {
      value: 'up',
      confidence: NOTHING_SAYS,
      reason: why('nothing_otherwise'),
    }
  );
}

type Function = Recogniser<MeasureEvidence & { readonly valueType: ValueType }, Aggregation>;

const functionSaid: Function = ({ functionCell }) => {
  const word = functionWord(functionCell);
  return word === null ? null : { value: word, confidence: 0.98, reason: why('file_says', functionCell) };
};

/** The target of a year beside those of its parts. */
const yearBesideParts: Function = ({ timed: { entries, yearTargets }, fiscalStartMonth }) => {
  for (const [fiscalYear, year] of yearTargets) {
    const ofYear = entries.filter(({ day }) => fiscalYearOf(day, fiscalStartMonth) === fiscalYear);
    const parts = ofYear.filter(({ kind }) => kind === 'target').map(({ figure }) => figure.value);
    const sum = parts.reduce((total, value) => total + value, 0);
    if (parts.length >= 2 && Math.abs(sum - year.value) <= Math.abs(year.value) * 0.005 && year.value !== 0)
      return { value: 'sum', confidence: 0.93, reason: why('parts_add_up', year.text) };
    if (parts.length >= 2 && parts.every((value) => value === year.value))
      return { value: 'current', confidence: 0.88, reason: why('parts_same', year.text) };
    if (parts.length >= 2) continue;
    const actuals = ofYear.filter(({ kind }) => kind === 'actual').map(({ figure }) => Math.abs(figure.value));
    const most = Math.max(0, ...actuals);
    if (actuals.length >= 2 && most > 0 && Math.abs(year.value) > most * 2.5)
      return {
        value: 'sum',
        confidence: 0.87,
        reason: why('several_periods', year.text),
      };
  }
  return null;
};

const percentsAreNot: Function = ({ valueType }) =>
  valueType === 'percent' ? { value: 'current', confidence: 0.86, reason: why('percents_not_added') } : null;

const ratesAreNot: Function = ({ title, unit, timed }) => {
  if (timed.tracking === null || timed.tracking === 'yearly') return null;
  const word = isNotAdded(title) ? title : isNotAdded(unit) ? unit : null;
  return word === null ? null : { value: 'current', confidence: 0.7, reason: why('not_added', word) };
};

const yearsAreNot: Function = ({ timed: { tracking } }) =>
  tracking === 'yearly' ? { value: 'current', confidence: 0.65, reason: why('reported_yearly') } : null;

const FUNCTIONS: readonly Function[] = [functionSaid, yearBesideParts, percentsAreNot, ratesAreNot, yearsAreNot];

/** Up to here it is said of goals of a kind, not of this one. */
const AS_USUAL = 0.86;

/** How several periods become one figure; nothing says it: they add up. */
export function functionOf(evidence: MeasureEvidence & { readonly valueType: ValueType }): Proposal<Aggregation> {
  const otherwise = surest(FUNCTIONS, evidence);
  const beside = besidePeriods({ ...evidence, isPercent: evidence.valueType === 'percent' });
  if (beside !== null) {
    const isAgainst = otherwise !== null && otherwise.value !== beside.value && otherwise.confidence > AS_USUAL;
    if (!isAgainst) return beside;
    const heading = beside.reason.values[0];
    return { value: otherwise.value, confidence: IN_DOUBT, reason: why('beside_against', heading) };
  }
  return (
    otherwise ?? {
      value: 'sum',
      confidence: NOTHING_SAYS,
      reason: why('nothing_otherwise'),
    }
  );
}
