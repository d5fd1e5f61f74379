import type { ReactNode } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { shownOwnerLabel } from '#core/goal/ownerLabel.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatFullValue } from '#web/base/messages/formats.ts';
import { prettyOf } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say.ts';
import { classes } from '#web/base/ui/classes.ts';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import { hidesOwners } from '#web/plan/currentPlan/hidesOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './Meta.module.css';

export type MetaValue = {
  /** Of an own field, whose label may be that of another value. */
  readonly id?: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly whole?: string;
  /** Stays beside own fields. */
  readonly isKept?: true;
  readonly isOwner?: true;
};

export function Meta({
  values,
  className,
}: {
  readonly values: readonly MetaValue[];
  readonly className?: string | undefined;
}) {
  const isOwnerHidden = hidesOwners(usePlan());
  const told = values.filter(({ isOwner }) => !(isOwner && isOwnerHidden));
  return (
    <dl className={classes(styles.meta, className)}>
      {told.map((each, index) => (
        <div
          className="shrinks"
          key={each.id ?? each.label}
          data-own={each.id !== undefined || undefined}
          data-last={(each.id === undefined && index === told.length - 1) || undefined}
        >
          <dt>{each.label}</dt>
          <MetaText {...each} />
        </div>
      ))}
    </dl>
  );
}

function MetaText({ label, value, whole }: MetaValue) {
  const text = useWholeText(whole ?? '', { label });
  return <dd {...text}>{value}</dd>;
}

export function goalMeta(goal: DashboardGoal, plan: Plan): MetaValue[] {
  const { figures, ownerLabel } = goal;
  const pretty = prettyOf(goal, plan);
  const isPlanToDate = figures.year === 'ALL';
  const actual = isPlanToDate ? pretty.ptd : pretty.ytd;
  const target = isPlanToDate ? pretty.ptdTarget : pretty.ytdTarget;
  const unit = valueUnitOf(goal, plan);
  const toDate = isPlanToDate ? figures.ptd : figures.ytd;
  const whole = [toDate.actual, toDate.target].flatMap((each) => (each === null ? [] : [formatFullValue(each, unit)]));
  const end = isPlanToDate ? figures.allTarget : figures.eoyTarget;
  return [
    {
      label: isPlanToDate ? say.card.ptdTarget : say.card.ytdTarget,
      value: <ActualOfTarget {...{ actual, target }} unit={goal.unit} />,
      ...(actual !== say.format.notAvailable && { whole: whole.join(' / ') }),
    },
    {
      label: isPlanToDate ? say.card.planEnd : say.card.yearEnd,
      value: isPlanToDate ? pretty.allTarget : pretty.eoyTarget,
      ...(end !== null && { whole: formatFullValue(end, unit) }),
    },
    ownerMeta(ownerLabel),
  ];
}

/** With own fields of the plan instead of the last ones: the to-date figures stay, and of a group how many goals. */
export function withOwnMeta(values: readonly MetaValue[], own: readonly MetaValue[] = []): readonly MetaValue[] {
  const kept = values[1]?.isKept ? 2 : 1;
  return own.length === 0 ? values : [...values.slice(0, kept), ...own, ...values.slice(2)].slice(0, kept + 2);
}

export function ownerMeta(ownerLabel: string): MetaValue {
  return {
    label: say.card.owner,
    value: shownOwner(ownerLabel),
    isOwner: true,
    ...(ownerLabel !== '' && { whole: ownerLabel }),
  };
}

export function shownOwner(ownerLabel: string): string {
  return ownerLabel === '' ? say.card.noOwner : shownOwnerLabel(ownerLabel);
}

/** Longer units stand with the measure alone. */
const SHORT_UNIT = 8;

function ActualOfTarget({
  actual,
  target,
  unit,
}: {
  readonly actual: string;
  readonly target: string;
  readonly unit: string;
}) {
  if (actual === say.format.notAvailable) return actual;
  return (
    <span className={styles.counted}>
      <span>
        <b>{actual}</b>
        {target !== say.format.notAvailable && ` / ${target}`}
      </span>
      {unit.length <= SHORT_UNIT && ` ${unit}`}
    </span>
  );
}
