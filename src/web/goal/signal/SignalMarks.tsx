import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import type { GoalSignal } from '#core/signal/goalSignal.ts';
import type { Assurance, SignalKind } from '#core/signal/signal.ts';
import { formatFullValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/signal.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './SignalMarks.module.css';

type Mark = { readonly kind: SignalKind | Assurance; readonly words: readonly string[] };

export function SignalMarks({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {marks.map(({ kind, words: [name, rest] }) => (
        <li key={kind}>
          <MarkGlyph kind={kind} />
          <span>
            <b>{name}</b> {rest}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A measure that just left its limits has none that say anything about the target. */
export function useSignalMarks(goal: DashboardGoal, { latest, assurance, isSeasonal }: GoalSignal): Mark[] {
  const { plan } = usePlan();
  const last = latest.points.at(-1);
  if (latest.limits === null || last === undefined) return [];
  const target = goal.entries.find(({ date }) => date === last.date)?.target ?? null;
  const value = formatFullValue(target, valueUnitOf(goal, plan));
  return [
    ...(isSeasonal ? [] : [{ kind: last.kind, words: say.marks[last.kind] }]),
    ...(last.kind !== 'common' || assurance === null ? [] : [{ kind: assurance, words: say.marks[assurance](value) }]),
  ];
}

export function MarkGlyph({ kind }: Pick<Mark, 'kind'>) {
  const { lines, path } = DRAWN[kind];
  return (
    <svg aria-hidden="true" viewBox="0 0 26 22" className={styles.mark} data-kind={kind}>
      {lines.map((y) => (
        <path key={y} d={`M2 ${y}H24`} className={styles.line} />
      ))}
      <path d={path} />
    </svg>
  );
}

const DRAWN: Readonly<Record<SignalKind | Assurance, { readonly lines: readonly number[]; readonly path: string }>> = {
  common: { lines: [4, 18], path: 'M3 11 7 8l4 6 4-6 4 6 4-3' },
  improvement: { lines: [18], path: 'M3 16 8 13l4 2 5-6 6-6m-5.5 0H23v5.5' },
  high: { lines: [18], path: 'M3 16 8 13l4 2 5-6 6-6m-5.5 0H23v5.5' },
  concern: { lines: [4], path: 'M3 6 8 9l4-2 5 6 6 6m-5.5 0H23v-5.5' },
  low: { lines: [4], path: 'M3 6 8 9l4-2 5 6 6 6m-5.5 0H23v-5.5' },
  hit_and_miss: { lines: [11], path: 'M3 14c2 0 2-7 5-7s3 8 6 8 3-8 6-8 2 3 3 5' },
  consistently_met: { lines: [17], path: 'M3 10c2 0 2-5 5-5s3 6 6 6 3-6 6-6 2 2 3 4' },
  consistently_missed: { lines: [5], path: 'M3 16c2 0 2-5 5-5s3 6 6 6 3-6 6-6 2 2 3 4' },
};
