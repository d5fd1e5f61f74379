import type { FigureSource } from '#contract/figureSource.ts';
import { say } from '#web/base/messages/say/formula.ts';
import { planInstantText } from '#web/base/time/instants.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { whatText } from '#web/plan/history/changedText.ts';

/** Where a figure comes from, in a sentence. */
export function sourceText(found: FigureSource | null, plan: ShownPlan['plan']): string {
  if (found === null) return say.source.nothing;
  const { source, by, at, detail, run } = found;
  const when = at === null ? '' : planInstantText(at, plan);
  switch (source) {
    case 'typed':
      return say.source.typed(by ?? '', when);
    case 'import':
      return say.source.imported(detail ?? '', by ?? '', when);
    case 'feed':
      return say.source.fed(detail ?? '', run?.number ?? null, { when, by: by === detail ? null : by });
    case 'undo':
      return say.source.undone(whatText(detail ?? ''), by ?? '', when);
    case 'program':
      return say.source.program(detail ?? '', by ?? '', when);
    case 'formula':
      return say.source.formula(detail ?? '');
    case 'rollup':
      return say.source.rollup;
    case 'milestones':
      return say.source.milestones;
    case 'unknown':
      return say.source.unknown;
  }
}
