import type { WireOutlook } from '#contract/outlook.ts';
import type { Progression } from '#core/chart/progression.ts';
import { type ChartChoice, toggleOf } from '#core/chart/toggles.ts';
import { withBands } from './outlookPoints.ts';

/** What an outlook says is likely at each point of a chart; empty where it says nothing of such points. */
export function likelyValues(
  { points, period }: Progression,
  outlook: Pick<WireOutlook, 'points' | 'to_date' | 'rhythm'>,
  choice: ChartChoice,
): readonly (number | null)[] {
  if (period !== outlook.rhythm) return [];
  const bands = toggleOf(choice) === 'toDate' ? outlook.to_date : outlook.points;
  const values = withBands(points, bands).map(({ band }) => band?.expected ?? null);
  return values.some((value) => value !== null) ? values : [];
}
