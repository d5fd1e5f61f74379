import type { Aggregation } from '#core/goal/goal.ts';
import { valueAt } from '#core/goal/series.ts';
import { finite } from './aggregate.ts';
import { DecimalSum } from './decimalSum.ts';

export class RunningTotal {
  private readonly aggregation: Aggregation;
  private readonly sum = new DecimalSum();
  private one: number | null = null;

  constructor(aggregation: Aggregation) {
    this.aggregation = aggregation;
  }

  add(column: Float64Array, index: number): void {
    const value = valueAt(column, index);
    if (Number.isNaN(value)) return;
    this.sum.addAll(column, index, index + 1);
    if (this.one === null || this.isTaken(value, this.one)) this.one = value;
  }

  value(): number | null {
    if (this.one === null) return null;
    switch (this.aggregation) {
      case 'sum':
        return finite(this.sum.sum());
      case 'average':
        return finite(this.sum.mean());
      case 'highest':
      case 'lowest':
      case 'current':
        return finite(this.one);
    }
  }

  private isTaken(value: number, before: number): boolean {
    // Stryker disable next-line EqualityOperator: of two equal figures either stands.
    if (this.aggregation === 'highest') return value > before;
    // Stryker disable next-line EqualityOperator: here too.
    return this.aggregation === 'lowest' ? value < before : true;
  }
}
