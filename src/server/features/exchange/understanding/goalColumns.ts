import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { FigureKind, Role, SheetTable } from './model.ts';
import { seriesOf } from './seriesOf.ts';

const TARGET_WORDS =
  /(?:^| )(?:target|goal|budget|plan|planned|soll|ziel|meta|cible|objectif|max|maximum|min|minimum|limit|presupuesto|obiettivo|cel|plán|план)(?= |$)/g;
/** Worked out from the others. */
const RATIO_WORDS =
  /(?:^| )(?:vs|versus|of target|variance|var|diff|gap|used|ratio|abweichung|delta|cumul\p{L}*|ytd|change|share of)(?= |$)/u;
const UNIT_WORDS = /(?:^| )(?:pct|percent|nok|eur|usd|gbp|sek|dkk|chf|cad|aud|inr|jpy|kr)(?= |$)/g;

/**
 * The columns of a table that has its periods in rows and its goals in columns: each heading that is none of a list is a
 * goal, with the column that ends in `target`, `budget` or `max` as its target.
 */
export function goalColumns(table: SheetTable, roles: ReadonlyMap<number, Role>): ReadonlyMap<number, Role> {
  const found = new Map<number, Role>();
  const has = (...names: Role['is'][]) => [...roles.values()].some((role) => names.includes(role.is));
  if (!has('period') || has('title', 'number', 'series')) return found;
  const wide = table.columns.filter(({ at, heading, cells, period }) => {
    const role = roles.get(at)?.is;
    const isOpen =
      role === undefined ||
      role === 'figure' ||
      role === 'out' ||
      role === 'level' ||
      role === 'description' ||
      role === 'unit';
    return (
      isOpen &&
      heading !== '' &&
      period === null &&
      cells.filled > 0 &&
      cells.figures >= (cells.filled - cells.none) * 0.8
    );
  });
  if (wide.length < 2) return found;
  const plain = wide.filter(
    ({ at }) =>
      roles.get(at)?.is === 'figure' && table.columns[at] !== undefined && isPlainFigure(table.columns[at].heading),
  );
  if (plain.length === wide.length) return found;
  const stems = new Map<string, string>();
  const parts = wide.map(({ at, heading }) => {
    const key = wordKey(heading);
    const isRatio = RATIO_WORDS.test(key);
    const isTarget = key.replace(TARGET_WORDS, ' ') !== key;
    const stem = key
      .replace(TARGET_WORDS, ' ')
      .replace(UNIT_WORDS, ' ')
      .replace(/(?:^| )(?:actual|ist|real|value)(?= |$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return { at, heading, isRatio, isTarget, stem: stem === '' ? key : stem };
  });
  const goalStems = parts.filter(({ isTarget, isRatio }) => !isTarget && !isRatio).map(({ stem }) => stem);
  // `waste_budget` is of `waste_cost`, where no other goal begins so.
  const stemOf = (stem: string): string => {
    if (goalStems.includes(stem)) return stem;
    const begun = goalStems.filter((each) => each.startsWith(`${stem} `));
    return begun.length === 1 ? (begun[0] ?? stem) : stem;
  };
  for (const { stem, heading, isTarget, isRatio } of parts)
    if (!isTarget && !isRatio && !stems.has(stem)) stems.set(stem, heading);
  for (const { at, stem: own, isRatio, isTarget, heading } of parts) {
    const stem = isTarget ? stemOf(own) : own;
    const kind: FigureKind = isTarget && stems.has(stem) ? 'target' : 'actual';
    if (isRatio && !(isTarget && !RATIO_WORDS.test(wordKey(heading)))) found.set(at, { is: 'out', reason: 'computed' });
    else found.set(at, { is: 'goal', stem, kind });
  }
  return found;
}

/** `target`, `actual`: figures of one goal, not goals. */
function isPlainFigure(heading: string): boolean {
  return seriesOf(heading) !== null;
}

/** What a heading of such a column is called: `turnover_nok` is “Turnover”, in NOK. */
export function goalOfHeading(heading: string): { readonly title: string; readonly unit: string } {
  const words = heading
    .replace(/[_|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s+(?:actuals?|ist(?:wert)?|real|réel|value)$/iu, '');
  const unit = /(?:^| )(pct|percent|nok|eur|usd|gbp|sek|dkk|chf|cad|aud|inr|jpy|kr)$/i.exec(words)?.[1] ?? '';
  const title = (unit === '' ? words : words.slice(0, -unit.length).trim()).replace(/^on time (?=\p{L})/iu, 'On-time ');
  const isCode = heading.includes('_') || heading === heading.toLowerCase();
  return {
    title: isCode ? title.slice(0, 1).toUpperCase() + title.slice(1) : title,
    unit: /^(?:pct|percent)$/i.test(unit) ? '%' : unit.toUpperCase(),
  };
}
