import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { LEVEL_RANKS } from './levelRanks.ts';
import { type Column, columnAt, type Proposed, type SheetTable } from './model.ts';
import { why } from './why.ts';

/** How far somebody came: beside targets it is the actual, where no other column is. */
const PROGRESS =
  /^(?:avances?|progress|progreso|progresso|avancement|achievement|logro|logros|performance|ytd|year to date|acumulado|avance acumulado|cumul|kumuliert|fortschritt)$/;
/** A share of the target is none. */
const OF_TARGET =
  /%|\bpct\b|porcent|percent|prozent|pourcent|cumplimiento|atingimento|\btaux\b|\bratio\b|\brate\b|\bvar/i;
const VALUE =
  /^(?:value|values|valor|valores|valeur|valeurs|wert|werte|valore|valori|waarde|hodnota|wartość|värde|значение|数値|値|数值)$/;

/** What a table of figures lacks, by what stands beside: its actuals, or its targets. */
export function missingFigures(table: SheetTable, proposed: Proposed): void {
  const kinds = [...proposed].flatMap(([at, { value }]) =>
    value.is === 'figure' ? [{ at, kind: value.kind, isDone: value.isShareDone === true }] : [],
  );
  const has = (kind: 'target' | 'actual' | null) => kinds.some((each) => each.kind === kind);
  if (has('target') && !has('actual') && !has(null)) findActuals(table, proposed);
  if (!has('target') && !has(null)) valuesAsTargets(table, proposed);
}

function findActuals(table: SheetTable, proposed: Proposed): void {
  const free = table.columns.filter((column) => {
    const role = proposed.get(column.at)?.value;
    return (role === undefined || role.is === 'out') && areFigures(column) && !OF_TARGET.test(column.heading);
  });
  const progress = free.filter(
    ({ rest, heading }) => PROGRESS.test(lastWord(rest)) || PROGRESS.test(lastWord(heading)),
  );
  // `Metric, Latest month, Measure, Target`: one that names goals and has figures below it.
  const named = free.filter(
    ({ concepts, at }) => proposed.get(at) === undefined && (concepts[0]?.concept ?? '') in LEVEL_RANKS,
  );
  const dated = progress.filter(({ period }) => period !== null);
  const found = dated.length > 0 ? dated : progress.length > 0 ? progress.slice(0, 1) : named.length === 1 ? named : [];
  for (const { at, heading } of found)
    proposed.set(at, {
      value: { is: 'figure', kind: 'actual' },
      confidence: 0.7,
      reason: why('beside_targets', heading),
    });
}

/** `Year, Value, Achieved`: the value beside what was achieved is what was to be. */
function valuesAsTargets(table: SheetTable, proposed: Proposed): void {
  const actuals = [...proposed].flatMap(([at, { value }]) =>
    value.is === 'figure' && value.kind === 'actual' && columnAt(table, at).period === null
      ? [columnAt(table, at)]
      : [],
  );
  const values = actuals.filter(({ heading }) => VALUE.test(lastWord(heading)));
  const [only] = values;
  if (only === undefined || values.length > 1 || actuals.length !== 2) return;
  const other = actuals.find(({ at }) => at !== only.at);
  proposed.set(only.at, {
    value: { is: 'figure', kind: 'target' },
    confidence: 0.6,
    reason: why('beside_actuals', other?.heading),
  });
}

function areFigures({ cells }: Column): boolean {
  return cells.filled > cells.none && cells.figures - cells.dates >= (cells.filled - cells.none) * 0.9;
}

/** Of names of JSON what stands behind the last dot. */
function lastWord(heading: string): string {
  return wordKey(heading.split('.').at(-1) ?? heading);
}
