import { type ReactNode, useState } from 'react';
import type { WireMilestone } from '#contract/work.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/work.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useSaveWork } from '#web/plan/work/useSaveWork.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import { MilestoneGlyph } from './WorkGlyphs.tsx';
import styles from './WorkLists.module.css';
import { dayText, lookOf, ownerName, standingText, warningTexts } from './workTexts.ts';

/** Milestones by the day they are due: a press on the diamond says that one is done, or not. */
export function MilestoneList({
  milestones,
  work,
  isNarrow = false,
  whatFor,
  onEdit,
}: {
  readonly milestones: readonly WireMilestone[];
  readonly work: PlanWork;
  /** In a narrow place owners are left out. */
  readonly isNarrow?: boolean;
  /** What each is of, where they are of several things. */
  readonly whatFor?: (milestone: WireMilestone) => ReactNode;
  /** Without it they are only ticked off. */
  readonly onEdit?: (milestone: WireMilestone) => void;
}) {
  const shown = usePlan();
  const { save } = useSaveWork();
  const [error, setError] = useState<string | null>(null);
  const sorted = milestones.toSorted((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));

  async function toggle(milestone: WireMilestone) {
    const { title, done_on: doneOn } = milestone;
    setError(null);
    const body = { done_on: doneOn === null ? formatIsoDate(shown.today) : null };
    try {
      await save('milestones', milestone, body, doneOn === null ? say.markedDone(title) : say.markedOpen(title));
    } catch (reason) {
      setError(refusalText(reason, say.unreachable));
    }
  }

  return (
    <>
      {error !== null && (
        <p role="alert" className={styles.error} data-status="critical">
          {error}
        </p>
      )}
      <ul className={styles.milestones} data-narrow={isNarrow}>
        {sorted.map((milestone) => {
          const look = lookOf(milestone);
          const mayEdit = isChangeable(shown) && milestone.may_edit === 1;
          return (
            <li key={milestone.id} data-look={look}>
              <label className={styles.diamond}>
                <input
                  type="checkbox"
                  aria-label={say.doneNamed(milestone.title)}
                  checked={look === 'done'}
                  disabled={!mayEdit}
                  onChange={() => void toggle(milestone)}
                />
                <MilestoneGlyph look={look} />
              </label>
              <span className={styles.title}>
                {milestone.title}
                <small className={styles.of}>{whatFor?.(milestone)}</small>
                {warningTexts(milestone, work, shown).map((text) => (
                  <small key={text} className={styles.warning}>
                    <LateIcon name="warning" size={12} />
                    {text}
                  </small>
                ))}
              </span>
              {!isNarrow && <span className={styles.owner}>{ownerName(milestone.owner_id, shown)}</span>}
              <span className={styles.due}>{dayText(milestone.due, shown)}</span>
              <span className={styles.standing}>{standingText(milestone, shown)}</span>
              <span className={styles.tools}>
                {mayEdit && onEdit !== undefined && (
                  <Button
                    look="ghost"
                    size="square"
                    aria-label={say.editNamed(milestone.title)}
                    onClick={() => onEdit(milestone)}
                  >
                    <LateIcon name="pencil" size={14} />
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
