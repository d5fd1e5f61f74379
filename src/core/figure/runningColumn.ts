import type { Stretch } from './aggregate.ts';
import { daysOf, type GoalInTime } from './goalInTime.ts';
import { RunningTotal } from './runningTotal.ts';

/**
 * What a column comes to from the beginning of a stretch up to each period asked for, in their order; a period without
 * an entry (-1) keeps what came before.
 */
export function runningColumn(
  it: GoalInTime,
  column: 'actuals' | 'targets',
  { from }: Pick<Stretch, 'from'>,
): (index: number) => number | null {
  const byFormula = it.formulaTotals?.[column];
  if (!byFormula) {
    const total = new RunningTotal(it.goal.aggregation);
    return (index) => {
      total.add(it.series[column], index);
      return total.value();
    };
  }
  let soFar: number | null = null;
  return (index) => {
    if (index >= from) soFar = byFormula(...daysOf(it, { from, to: index + 1 }));
    return soFar;
  };
}
