import type { WireExplanation } from '#contract/goal/wireExplanation.ts';
import { containerReason } from '#core/explain/containerReason.ts';
import { explain } from '#core/explain/explain.ts';
import { explanationText } from '#core/explain/explanationText.ts';
import { dayOfInstant } from '#server/base/clock.ts';
import type { BookedPlan, FiguresWanted } from '#server/plan/planBook/bookedPlan.ts';

export function explainedGoal(booked: BookedPlan, id: string, wanted: FiguresWanted): WireExplanation | null {
  const planFigures = booked.figures(wanted);
  const question = planFigures.questionOf(id, wanted.year);
  const figures = planFigures.figuresOf(id, wanted.year);
  if (question === null || figures === null) return null;
  if (figures.distribution !== null) {
    const reason = containerReason(figures.distribution);
    return { reason, by_hand: null, figures: [], formula: null, outlook: [], notes: [], left_out: [] };
  }
  const { plan } = booked.whole;
  const style = { ...plan, dayOfInstant: (instant: string) => dayOfInstant(instant, plan.timeZone) };
  const explanation = explain(question.goal, question.series, question.context);
  const text = explanationText(explanation, style);
  const by = explanation.setByHand;
  return {
    ...text,
    by_hand: by && { status: by.status, by: by.by, at: by.at, note: by.note },
    figures: [...text.figures],
    outlook: [...text.outlook],
    notes: [...text.notes],
    left_out: planFigures
      .leftOutOf(id, wanted.year)
      .map(({ goal, reason }) => ({ id: goal.id, number: goal.number, item: goal.title, reason })),
  };
}
