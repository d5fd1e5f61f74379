import { describe, expect, it } from 'vitest';
import { seriesOf } from '#core/goal/series.ts';
import { createPlanFigures } from '#core/rollup/planFigures.ts';
import type { CountedMilestone } from '#core/work/sharesOf.ts';
import { day, EXAMPLE_PLAN } from '#testing/core/exampleFigures.ts';
import { exampleGoalOf } from '#testing/core/examplePlanFigures.ts';
import { explain } from './explain.ts';
import { explanationText } from './explanationText.ts';

const TODAY = day('2025-06-10');
const STYLE = { ...EXAMPLE_PLAN, currency: '$', statuses: [], dayOfInstant: () => null };

const milestone = (title: string, due: string, part: Partial<CountedMilestone> = {}): CountedMilestone => ({
  title,
  due: day(due),
  doneOn: null,
  weight: 1,
  ...part,
});

function explained(measuring: readonly CountedMilestone[], known: readonly CountedMilestone[] = measuring) {
  const figures = createPlanFigures({
    plan: EXAMPLE_PLAN,
    goals: [exampleGoalOf('1', { isByMilestones: true, aggregation: 'current', valueType: 'percent' })],
    seriesOf: () => seriesOf([], 'monthly', EXAMPLE_PLAN),
    milestonesOf: () => measuring,
    today: TODAY,
  });
  const { goal, series, context } = figures.questionOf('1', 2025) ?? expect.fail('goal 1 is there');
  return explain(goal, series, { ...context, milestones: known });
}

const outlookOf = (...asked: Parameters<typeof explained>) =>
  explanationText(explained(...asked), STYLE).outlook.map(({ text }) => text);

const DONE = milestone('Plans', '2025-02-01', { doneOn: day('2025-02-01') });

describe('what would turn a goal measured by its milestones green', () => {
  it('is the one milestone that suffices, the one due first where there is a choice', () => {
    const milestones = [DONE, milestone('Later', '2025-12-01'), milestone('Pipes', '2025-05-01')];
    expect(outlookOf(milestones)).toEqual(['1 more milestone done would turn it green: “Pipes”.']);
  });

  it('is the fewest milestones by their weight', () => {
    const milestones = [
      milestone('Small', '2025-03-01'),
      milestone('Large', '2025-04-01', { weight: 4 }),
      milestone('Smaller', '2025-05-01', { weight: 0.1 }),
      milestone('Last', '2025-12-01', { weight: 3 }),
    ];
    expect(outlookOf(milestones)).toEqual(['2 more milestones done would turn it green: “Small”, “Large”.']);
  });

  it('is not told where it is green, nor where its milestones are not known, or others than its figures come from', () => {
    const late = [DONE, milestone('Pipes', '2025-05-01')];
    expect(outlookOf([DONE, milestone('Later', '2025-12-01')])).toEqual([]);
    expect(outlookOf(late, [])).toEqual([]);
    expect(outlookOf(late, [milestone('Pipes', '2025-05-01')])).toEqual([]);
    expect(outlookOf([])).toEqual([]);
  });
});
