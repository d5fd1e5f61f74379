import { PLAIN_NUMBER } from '#core/format/number.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Plan } from '#core/plan/plan.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { formatDate, formatFullValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import type { GoalField } from './goalDraft.ts';
import type { GoalEditing } from './useGoalDraft.ts';

export function problemText(
  { draft, prepared, problems, refused }: GoalEditing,
  field: GoalField,
  plan: Plan,
): string | null {
  const problem = problems[field];
  if (problem === undefined) return refused?.field === field ? refused.sentence : null;
  switch (problem.kind) {
    case 'notANumber':
      return say.problems.notANumber(problem.text);
    case 'notADate':
      return say.problems.notADate(datePattern(plan.dateFormat));
    case 'outsideLimits': {
      const { least, most, decimals } = problem.limits;
      return say.problems.outsideLimits(
        formatFullValue(least, PLAIN_NUMBER),
        formatFullValue(most, PLAIN_NUMBER),
        decimals,
      );
    }
    case 'own':
      return null;
    case 'titleMissing':
    case 'endBeforeStart':
    case 'targetMissing':
      return say.problems[problem.kind];
    case 'outsideParent': {
      const parent = prepared.hierarchy.nodes.get(draft.parentId ?? '')?.goal;
      const { start = null, end = null } = parent?.span ?? {};
      const date = (day: typeof start) => (day === null ? say.open : formatDate(day, plan.dateFormat));
      const name = parent === undefined ? '' : `${shownNumber(parent.number)} ${parent.title}`;
      return say.problems.outsideParent(name, `${date(start)} – ${date(end)}`);
    }
  }
}
