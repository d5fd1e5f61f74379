import type { WhyMoved } from '#core/compare/movedRows.ts';
import { type GoalKind, isValueRollup } from '#core/goal/goalKind.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/moved.ts';
import type { Comparison } from '#web/plan/comparison/useComparison.ts';
import type { MovedSubject } from './movedSubject.ts';

export function subjectName(subject: MovedSubject, { before, after }: Comparison, isNumbered: boolean): string {
  switch (subject.kind) {
    case 'health':
      return say.health;
    case 'department': {
      const departments = [...after.plan.owners.departments, ...before.plan.owners.departments];
      return say.healthOf(departments.find(({ id }) => id === subject.id)?.name ?? subject.id);
    }
    case 'goal':
    case 'healthBelow': {
      const node = after.all.hierarchy.nodes.get(subject.id) ?? before.all.hierarchy.nodes.get(subject.id);
      if (node === undefined) return subject.id;
      return isNumbered ? `${shownNumber(node.goal.number)} ${node.goal.title}` : node.goal.title;
    }
  }
}

export function totalText(name: string, kind: GoalKind | 'health', { counted, rows }: WhyMoved): string {
  if (kind === 'health') return say.total.health(name, counted);
  if (isValueRollup(kind)) return say.total[kind](name);
  return say.total.mean(name, counted, rows.filter(({ id, after }) => id !== null && after !== null).length);
}
