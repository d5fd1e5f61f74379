import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { THRESHOLD_RANGE } from '#contract/planCalls.ts';
import type { Plan } from '#core/plan/plan.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { judgedGoalsQuery } from './judgedGoals.ts';
import type { DraftProblem } from './planDraft.ts';
import { thresholdsOf } from './planDraft.ts';
import { SettingsGroup } from './SettingsGroup.tsx';
import styles from './ThresholdFields.module.css';
import { ThresholdScale } from './ThresholdScale.tsx';
import { JUDGED_STATUSES, type ThresholdOutcome, thresholdOutcome } from './thresholdDots.ts';
import { type ThresholdLabels, thresholdLabels } from './thresholdLabels.ts';
import type { PlanEditing } from './usePlanDraft.ts';

export function ThresholdFields({ editing: { plan, draft, problems, set } }: { readonly editing: PlanEditing }) {
  const { openingYear } = usePlan();
  const labels = thresholdLabels(plan);
  const goals = useQuery(judgedGoalsQuery(plan.id, openingYear));
  const thresholds = thresholdsOf(draft) ?? plan.thresholds;
  const { onTarget, offTarget } = thresholds;
  const outcome = useMemo(
    () => thresholdOutcome(goals.data ?? [], { onTarget, offTarget }),
    [goals.data, onTarget, offTarget],
  );
  return (
    <SettingsGroup title={say.thresholds} text={say.thresholdsText}>
      <div className={styles.card}>
        <ThresholdScale thresholds={thresholds} dots={outcome.dots} onSet={(field, percent) => set(field, percent)} />
        <div className={styles.fields}>
          <PercentField
            label={labels.onTarget}
            value={draft.onTarget}
            problem={problems.onTarget}
            onChange={(text) => set('onTarget', text)}
          />
          <PercentField
            label={labels.offTarget}
            value={draft.offTarget}
            problem={problems.offTarget}
            onChange={(text) => set('offTarget', text)}
          />
          {goals.data !== undefined && <Outcome outcome={outcome} counted={labels.counted} />}
        </div>
      </div>
    </SettingsGroup>
  );
}

function PercentField({
  label,
  value,
  problem,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly problem: DraftProblem | undefined;
  readonly onChange: (text: string) => void;
}) {
  const { plan } = usePlan();
  return (
    <TextField
      label={label}
      value={value}
      inputMode="numeric"
      end={<span className={styles.unit}>{say.percent}</span>}
      error={problem === undefined ? null : sentenceOf(problem, plan)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function sentenceOf(problem: DraftProblem, plan: Pick<Plan, 'statuses'>): string {
  const { least, most } = THRESHOLD_RANGE;
  return problem === 'thresholdOrder'
    ? thresholdLabels(plan).order
    : say.thresholdWrong(Math.round(least * 100), Math.round(most * 100));
}

function Outcome({
  outcome: { counts, changes },
  counted,
}: {
  readonly outcome: ThresholdOutcome;
  readonly counted: ThresholdLabels['counted'];
}) {
  return (
    <div className={styles.outcome} role="status">
      <span>{say.withThese}</span>
      <span className="row">
        {JUDGED_STATUSES.map((status) => (
          <span key={status} data-status={status} className={styles.count}>
            <StatusGlyph status={status} />
            {counts[status]}
            <span className="visually-hidden"> {counted[status]}</span>
          </span>
        ))}
        {changes === 0 ? say.noChange : say.changes(changes)}
      </span>
    </div>
  );
}
