import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { missingFigures } from './missingFigures.ts';
import { columnAt, type Proposal, type Proposed, type Role, type SheetTable } from './model.ts';
import { why } from './why.ts';
import { workedOutColumns } from './workedOutColumns.ts';

/** Headings that are no period: a total of several is worked out, `Target` beside an actual of a type column is one. */
export function settleFigures(table: SheetTable, proposed: Proposed): void {
  const figures = [...proposed].filter(([, { value }]) => value.is === 'figure');
  const dated = figures.filter(([at]) => columnAt(table, at).period !== null);
  for (const [at] of figures) {
    const { period, cells } = columnAt(table, at);
    if (period !== null || dated.length < 2 || cells.formulas < cells.filled * 0.8 || cells.filled === 0) continue;
    proposed.set(at, {
      value: { is: 'out', reason: 'computed' },
      confidence: 0.85,
      reason: why('formulas_beside'),
    });
  }
  workedOutColumns(table, proposed);
  missingFigures(table, proposed);
  shareBesideAmounts(table, proposed, figures);
  const baselines = figures.filter(([, { value }]) => value.is === 'figure' && value.kind === 'baseline');
  const before = baselines.filter(([at]) => BEFORE.test(columnAt(table, at).heading));
  if (before.length < baselines.length)
    for (const [at] of before)
      proposed.set(at, {
        value: { is: 'out', reason: 'other_taken' },
        confidence: 0.6,
        reason: why('other_column', 'baseline'),
      });
  onePerPeriod(table, proposed);
  // Two columns of the same undated figure: the surer is it, the other is left.
  for (const kind of ['target', 'actual', 'baseline'] as const) {
    const same = [...proposed].filter(
      ([at, { value }]) => value.is === 'figure' && value.kind === kind && columnAt(table, at).period === null,
    );
    if (same.length < 2) continue;
    const distinctSpans = new Set(same.map(([at]) => columnAt(table, at).heading));
    const best = same.toSorted(
      ([oneAt, one], [otherAt, other]) =>
        filledAt(table, otherAt) - filledAt(table, oneAt) ||
        other.confidence - one.confidence ||
        (kind === 'baseline' ? otherAt - oneAt : oneAt - otherAt),
    )[0]?.[0];
    for (const [at] of same) {
      if (at === best || (kind === 'target' && distinctSpans.size === same.length)) continue;
      proposed.set(at, {
        value: { is: 'out', reason: 'other_taken' },
        confidence: 0.6,
        reason: why('other_column', kind),
      });
    }
  }
}

/** Beside a target and its actual the share that is done is worked out; else an amount beside it is no target of it. */
function shareBesideAmounts(
  table: SheetTable,
  proposed: Proposed,
  figures: readonly (readonly [number, Proposal<Role>])[],
): void {
  const isShare = ({ value }: Proposal<Role>) => value.is === 'figure' && value.isShareDone === true;
  if (!figures.some(([, proposal]) => isShare(proposal))) return;
  const kinds = new Set(
    figures.map(([, proposal]) => (proposal.value.is === 'figure' && !isShare(proposal) ? proposal.value.kind : null)),
  );
  const isWorkedOut = kinds.has('target') && kinds.has('actual');
  for (const [at, proposal] of figures) {
    const { cells, period } = columnAt(table, at);
    if (isWorkedOut && isShare(proposal))
      proposed.set(at, { ...proposal, value: { is: 'out', reason: 'computed' }, confidence: 0.8 });
    else if (!isWorkedOut && !isShare(proposal) && period === null && cells.percents === 0)
      proposed.set(at, {
        value: { is: 'out', reason: 'unused' },
        confidence: 0.7,
        reason: why('amount_beside_done'),
      });
  }
}

/** The period before is where a goal started only if nothing else is. */
const BEFORE =
  /previous|prior|last (?:year|period|value)|vorjahr|vorwert|préc[eé]dent|anterior|precedente|vorige|poprzedni|předchoz|предыдущ|προηγούμεν|föregående|前年|前回|上年|上期/iu;

/** Of two targets of one year that differ the one that is called so holds; the other is left and asked. */
function onePerPeriod(table: SheetTable, proposed: Proposed): void {
  const byPeriod = new Map<string, number[]>();
  for (const [at, { value }] of proposed) {
    const { period } = columnAt(table, at);
    if (value.is !== 'figure' || value.kind === null || period === null) continue;
    const key = `${value.kind} ${JSON.stringify(period)}`;
    byPeriod.set(key, [...(byPeriod.get(key) ?? []), at]);
  }
  for (const same of byPeriod.values()) {
    const [best = -1, ...others] = same.toSorted(
      (one, other) =>
        filledAt(table, other) - filledAt(table, one) ||
        (proposed.get(other)?.confidence ?? 0) - (proposed.get(one)?.confidence ?? 0) ||
        one - other,
    );
    for (const at of others)
      if (wordKey(columnAt(table, at).rest) !== wordKey(columnAt(table, best).rest) && differ(table, at, best))
        proposed.set(at, {
          value: { is: 'out', reason: 'other_taken' },
          confidence: 0.6,
          reason: why('other_column', columnAt(table, best).heading),
        });
  }
}

function differ({ grid, body }: SheetTable, one: number, other: number): boolean {
  return body.some((at) => {
    const [first, second] = [grid.rows[at]?.cells[one] ?? '', grid.rows[at]?.cells[other] ?? ''];
    return first.trim() !== '' && second.trim() !== '' && first !== second;
  });
}

function filledAt(table: SheetTable, at: number): number {
  return columnAt(table, at).cells.filled;
}
