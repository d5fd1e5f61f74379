import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WhyMoved } from '#core/compare/movedRows.ts';
import { type HealthGoal, whyHealthMoved } from '#core/compare/whyHealthMoved.ts';
import { whyMoved } from '#core/compare/whyMoved.ts';
import { filterContextOf } from '#core/filter/filterContext.ts';
import { departmentOwner, ownersOf } from '#core/filter/owner.ts';
import { ancestorsOf, descendantsOf } from '#core/goal/hierarchy.ts';
import { isCounted } from '#core/rollup/distribution.ts';
import { type ComparedDay, type Comparison, wholeQuery } from '#web/plan/comparison/useComparison.ts';
import type { MovedSubject } from './movedSubject.ts';
import { rollupDay } from './rollupDay.ts';

export type MovedAnswer = {
  readonly why: WhyMoved | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly refetch: () => void;
  readonly goal: DashboardGoal | null;
};

export function useWhyMoved({ before, after }: Comparison, subject: MovedSubject): MovedAnswer {
  const { plan, year, today } = after.plan;
  const id = subject.kind === 'goal' ? subject.id : null;
  const ids = id === null ? [] : [...new Set([id, ...belowOn(after, id), ...belowOn(before, id)])];
  const isAsked = id !== null && (after.all.hierarchy.nodes.has(id) || before.all.hierarchy.nodes.has(id));
  const asked = useQuery({
    ...wholeQuery({ planId: plan.id, year, today, days: [before.day, after.day], ids }),
    enabled: isAsked,
  });
  const whole = asked.data;
  const why = useMemo(() => {
    if (subject.kind !== 'goal') return whyHealthMoved(healthGoals(before, subject), healthGoals(after, subject));
    if (whole === undefined) return null;
    const [was, is] = [
      rollupDay(whole.before, subject.id, before.plan),
      rollupDay(whole.after, subject.id, after.plan),
    ];
    return was === null || is === null ? null : whyMoved(was, is);
  }, [before, after, subject, whole]);
  return {
    why,
    isLoading: isAsked && whole === undefined && !asked.isError,
    isFailed: asked.isError,
    refetch: () => void asked.refetch(),
    goal: whole?.after.find((goal) => goal.id === id) ?? null,
  };
}

function belowOn({ all }: ComparedDay, id: string): readonly string[] {
  return (all.hierarchy.nodes.get(id)?.children ?? []).map(({ goal }) => goal.id);
}

function healthGoals({ all, goals, plan }: ComparedDay, subject: MovedSubject): readonly HealthGoal[] {
  switch (subject.kind) {
    case 'goal':
      return [];
    case 'health':
      return goals.map(({ id, figures }) => {
        const node = all.hierarchy.nodes.get(id);
        return {
          id,
          rowId: (node === undefined ? undefined : ancestorsOf(node).at(-1))?.goal.id ?? id,
          status: figures.status,
        };
      });
    case 'department': {
      const { departmentOfMember } = filterContextOf(plan);
      const owner = departmentOwner(subject.id);
      const owned = goals.filter((goal) => ownersOf(goal, departmentOfMember).includes(owner));
      return owned.map(({ id, figures }) => ({ id, rowId: id, status: figures.status }));
    }
    case 'healthBelow':
      return (all.hierarchy.nodes.get(subject.id)?.children ?? []).flatMap((child) =>
        [child, ...descendantsOf(child)]
          .filter(({ goal }) => isCounted(goal.figures))
          .map(({ goal }) => ({ id: goal.id, rowId: child.goal.id, status: goal.figures.status })),
      );
  }
}
