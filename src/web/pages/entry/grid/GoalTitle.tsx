import { valueUnitOf } from '#core/format/number.ts';
import { unitText } from '#core/format/unitText.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say as fields } from '#web/base/messages/say/goalFields.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { isCutOff, useTip } from '#web/base/ui/useTip.ts';
import type { GoalLock } from '#web/goal/entries/sheetLock.ts';
import type { SheetGoal } from '#web/goal/entries/sheetModel.ts';
import { lockText, rollupText } from '#web/pages/entry/cell/lockText.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './GoalTitle.module.css';

export function GoalTitle({ of, rows }: { readonly of: SheetGoal; readonly rows: number }) {
  const { plan } = usePlan();
  const { goal, lock, indent, formulas } = of;
  const formula = formulas.actual ?? formulas.target;
  const status = shownStatusOf(goal.figures);
  const tip = useTip((anchor) => (isCutOff(anchor) ? goal.title : null));
  const lockTip = useTip(() => (lock === null ? null : lockText(lock, plan.dateFormat)));
  const unit = unitText(valueUnitOf(goal, plan));
  const about = [goal.ownerLabel, unit, goal.measure].filter((text) => text !== '').join(' · ');
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      aria-rowspan={rows}
      className={styles.goalTitle}
      style={{ '--indent': `${indent * 12}px` }}
    >
      <span className={styles.titleText} dir="auto" {...tip}>
        <span className={styles.number}>{shownNumber(goal.number)}</span> {goal.title}
      </span>
      <span className={styles.about} dir="auto" {...lockTip}>
        {lock !== null && formula === null && <LateIcon name="lock" size={12} />}
        {formula === null ? (lockedBy(lock) ?? about) : <span dir="ltr">ƒ {formula}</span>}
      </span>
      <span role="img" aria-label={statusLabel(status, plan)} className={styles.glyph} data-status={status}>
        <StatusGlyph status={status} />
      </span>
    </div>
  );
}

/** What all figures of the goal follow from; null where they are entered. */
function lockedBy(lock: GoalLock | null): string | null {
  if (lock?.kind === 'milestones') return fields.names.isByMilestones;
  return lock?.kind === 'computed' ? rollupText(lock) : null;
}
