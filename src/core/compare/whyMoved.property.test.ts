import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { Aggregation, Rollup } from '#core/goal/goal.ts';
import { day } from '#testing/core/exampleFigures.ts';
import { type ExampleGoal, months } from '#testing/core/examplePlanFigures.ts';
import { exampleRollupDay } from '#testing/core/exampleRollupDay.ts';
import { rollupPartsOf } from './rollupParts.ts';
import { whyMoved } from './whyMoved.ts';

const oneOf = fc.constantFrom;
const figure = fc.option(fc.integer({ min: -40, max: 200 }), { freq: 5 });
const child: fc.Arbitrary<ExampleGoal> = fc.record({
  entries: fc.array(figure, { maxLength: 8 }).map((figures) => months(...figures)),
  aggregation: oneOf<Aggregation>('sum', 'average', 'highest', 'lowest', 'current'),
  targetsByYear: oneOf(new Map(), new Map([[2025, 100]]), new Map([[2025, 700]])),
  rollup: oneOf<Rollup | null>(null, null, null, 'none'),
  weight: oneOf(1, 1, 2, 0.5, 3.33),
  span: oneOf(
    { start: day('2025-01-01'), end: day('2025-12-31') },
    { start: day('2024-07-01'), end: day('2025-04-30') },
    { start: null, end: null },
  ),
  handStatus: oneOf(null, null, null, null, {
    status: 'deferred' as const,
    note: '',
    memberId: null,
    by: '',
    at: '',
    computedActual: null,
  }),
});
const parent: fc.Arbitrary<ExampleGoal> = fc.record({
  rollup: oneOf<Rollup | null>(null, 'sum', 'average', 'highest', 'lowest', 'percent'),
  aggregation: oneOf<Aggregation>('sum', 'average', 'highest', 'lowest', 'current'),
  isEndOfYear100: fc.boolean(),
});
const below = fc.dictionary(oneOf('1.1', '1.2', '1.3', '1.4', '1.5'), child, { maxKeys: 5, minKeys: 1 });
const year = oneOf<FiscalYear>(2025, 'ALL');

it('the parts of a roll-up add up to the figure it shows, of whatever kind', () => {
  fc.assert(
    fc.property(parent, below, year, oneOf('2025-03-31', '2025-07-15'), (goal, children, asked, today) => {
      const parts = rollupPartsOf(exampleRollupDay(today, { '1': goal, ...children }, asked));
      const sum = [...(parts?.parts.values() ?? [])].reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBeCloseTo(parts?.figure ?? 0, 6);
    }),
    { numRuns: 400 },
  );
});

it('what each goal moved adds up to the change, exactly as shown, whoever comes, goes or is left out', () => {
  fc.assert(
    fc.property(parent, below, below, year, (goal, before, after, asked) => {
      const why = whyMoved(
        exampleRollupDay('2025-03-31', { '1': goal, ...before }, asked),
        exampleRollupDay('2025-07-15', { '1': goal, ...after }, asked),
      );
      const scale = 10 ** (why?.decimals ?? 0);
      const rows = why?.rows ?? [];
      if (why === null || why.change === null) {
        expect(rows.every(({ shown }) => shown === null)).toBe(true);
        return;
      }
      const units = rows.reduce((sum, { shown }) => sum + Math.round((shown ?? 0) * scale), 0);
      expect(units).toBe(Math.round(why.change * scale) + 0);
      const moved = rows.reduce((sum, { by }) => sum + (by ?? 0), 0);
      expect(moved).toBeCloseTo((why.after ?? 0) - (why.before ?? 0), 6);
      expect(
        rows.some(({ id }) => id === null),
        'computed alike on both days, the goals below moved all of it',
      ).toBe(false);
    }),
    { numRuns: 400 },
  );
});
