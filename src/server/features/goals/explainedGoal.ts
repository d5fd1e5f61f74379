import type { WireExplanation } from '#contract/goal/wireExplanation.ts';
import { containerReason } from '#core/explain/containerReason.ts';
import { explain } from '#core/explain/explain.ts';
import { explanationText } from '#core/explain/explanationText.ts';
import { weightText } from '#core/explain/weightText.ts';
import { hasFormula } from '#core/rollup/formulaLinks.ts';
import type { PlanFigures } from '#core/rollup/planFigures.ts';
import type { MilestoneCount } from '#core/work/sharesOf.ts';
import { dayOfInstant } from '#server/base/clock.ts';
import type { BookedPlan, FiguresWanted } from '#server/plan/planBook/bookedPlan.ts';
import { encodeWorked } from './workedFormulas.ts';

export function explainedGoal(booked: BookedPlan, id: string, wanted: FiguresWanted): WireExplanation | null {
  const planFigures = booked.figures(wanted);
  const question = planFigures.questionOf(id, wanted.year);
  const figures = planFigures.figuresOf(id, wanted.year);
  if (question === null || figures === null) return null;
  const { own, below } = weightsOf(planFigures, id, wanted);
  const weights = {
    weight: own && { weight: own.share.weight, of: own.share.of, number: own.parent.number, item: own.parent.title },
    weights: below.map(({ goal, weight, of }) => ({ id: goal.id, number: goal.number, item: goal.title, weight, of })),
  };
  const weightNotes = own === null ? [] : [weightText(own.share, own.parent)];
  if (figures.distribution !== null) {
    const reason = containerReason(figures.distribution);
    const nothing = { by_hand: null, figures: [], formula: null, outlook: [], left_out: [], computed: [] };
    return { ...nothing, reason, notes: weightNotes, ...weights };
  }
  const { plan } = booked.whole;
  const style = { ...plan, dayOfInstant: (instant: string) => dayOfInstant(instant, plan.timeZone) };
  const explanation = explain(question.goal, question.series, {
    ...question.context,
    milestones: planFigures.measuringMilestonesOf(id) ?? [],
  });
  const text = explanationText(explanation, style);
  const by = explanation.setByHand;
  return {
    ...text,
    by_hand: by && { status: by.status, by: by.by, at: by.at, note: by.note },
    figures: [...text.figures],
    outlook: [...text.outlook],
    notes: [...text.notes, ...milestoneNotes(planFigures.milestoneCountOf(id)), ...weightNotes],
    ...weights,
    computed: computedIn(booked, id, wanted),
    left_out: planFigures
      .leftOutOf(id, wanted.year)
      .map(({ goal, reason }) => ({ id: goal.id, number: goal.number, item: goal.title, reason })),
  };
}

function milestoneNotes(count: MilestoneCount | null): string[] {
  if (count === null) return [];
  const { done, total } = count;
  if (total === 0) return ['It is measured by its milestones and has none yet.'];
  return [`It is measured by its milestones, each by its weight: ${done} of ${total} are done.`];
}

function computedIn(booked: BookedPlan, id: string, wanted: FiguresWanted): WireExplanation['computed'] {
  const goal = booked.goals.get(id);
  const worked = goal && hasFormula(goal) ? booked.figures(wanted).workedGoal(id, wanted.year) : null;
  return goal && worked ? encodeWorked(worked.formulas, { booked, goal, year: wanted.year }) : [];
}

function weightsOf(figures: PlanFigures, id: string, { year }: FiguresWanted) {
  const parent = figures.hierarchy.nodes.get(id)?.parent?.goal;
  const share =
    parent === undefined ? undefined : figures.weightSharesOf(parent.id, year).find(({ goal }) => goal.id === id);
  return {
    own: parent === undefined || share === undefined ? null : { parent, share },
    below: figures.weightSharesOf(id, year),
  };
}
