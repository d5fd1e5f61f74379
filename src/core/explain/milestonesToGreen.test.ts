import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '#core/calendar/date.ts';
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

function questionOf(measuring: readonly CountedMilestone[], start = '2025-01-01') {
  const figures = createPlanFigures({
    plan: EXAMPLE_PLAN,
    goals: [
      exampleGoalOf('1', {
        span: { start: day(start), end: day('2025-12-31') },
        isByMilestones: true,
        aggregation: 'current',
        valueType: 'percent',
      }),
    ],
    seriesOf: () => seriesOf([], 'monthly', EXAMPLE_PLAN),
    milestonesOf: () => measuring,
    today: TODAY,
  });
  return figures.questionOf('1', 2025) ?? expect.fail('goal 1 is there');
}

function explained(measuring: readonly CountedMilestone[], known: readonly CountedMilestone[] = measuring) {
  const { goal, series, context } = questionOf(measuring);
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

  it('is nothing before the goal begins', () => {
    const milestones = [milestone('Pipes', '2025-06-20')];
    const { goal, series, context } = questionOf(milestones, '2025-06-12');
    const { status, milestonesToGreen } = explain(goal, series, { ...context, milestones });
    expect([status, milestonesToGreen]).toEqual(['not_started', []]);
  });

  it('is, of all that could be ticked off, the fewest, and of these the ones due first', () => {
    const isGreenWith = (milestones: readonly CountedMilestone[], ticked: readonly CountedMilestone[]) => {
      const { status } = explained(
        milestones.map((each) => (ticked.includes(each) ? { ...each, doneOn: TODAY } : each)),
      );
      return status === 'on_target' || status === 'achieved';
    };
    fc.assert(
      fc.property(anyMilestones, (milestones) => {
        const byDue = milestones.filter(({ doneOn }) => doneOn === null).toSorted((one, other) => one.due - other.due);
        const enough = choicesOf(byDue).filter((ticked) => isGreenWith(milestones, ticked));
        const fewest = Math.min(...enough.map(({ length }) => length));
        const first = enough.find(({ length }) => length === fewest) ?? [];
        expect(explained(milestones).milestonesToGreen).toEqual(first.map(({ title }) => title));
      }),
    );
  });

  it('is found with few assessments of the goal, however many milestones there are', () => {
    const milestones = Array.from({ length: 2_000 }, (_, at) =>
      milestone(String(at), '2025-05-01', { weight: 1 + ((at * 7919) % 1000) / 7 }),
    );
    const { goal, series, context } = questionOf(milestones);
    const assessed = vi.spyOn(series.actuals, 'slice');
    expect(explain(goal, series, { ...context, milestones }).milestonesToGreen.length).toBeGreaterThan(1_000);
    expect(assessed.mock.calls.length).toBeLessThan(100);
  });
});

const anyMilestones = fc
  .array(
    fc.record({
      due: fc.integer({ min: -150, max: 200 }).map((days) => addDays(TODAY, days)),
      doneOn: fc.option(fc.constant(day('2025-02-01')), { freq: 2 }),
      weight: fc.constantFrom(0.1, 0.7, 1, 1, 2, 5),
    }),
    { maxLength: 6 },
  )
  .map((milestones) => milestones.map((each, at) => ({ ...each, title: String(at) })));

/** Every choice of some of a list, those with the first ones first. */
function choicesOf<Item>([first, ...rest]: readonly Item[]): readonly (readonly Item[])[] {
  if (first === undefined) return [[]];
  const choices = choicesOf(rest);
  return [...choices.map((choice) => [first, ...choice]), ...choices];
}
