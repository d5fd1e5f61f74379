import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planGoalsPath } from '#contract/addresses.ts';
import type { GoalCourse } from '#contract/course.ts';
import type { GoalPatch } from '#contract/goalCalls.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { directionCodes } from '#contract/wire/codes.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/firstSight.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { refusedField } from '#web/goal/form/refusedField.ts';
import { SideSheet } from '#web/goal/form/SideSheet.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { offerPlanUndo, refreshPlan } from '#web/plan/undo/planUndo.ts';
import { CourseRow } from './CourseRow.tsx';
import styles from './Courses.module.css';

type Direction = 'up' | 'down';

const WAYS = [
  ['up', 'arrowUp'],
  ['down', 'arrowDown'],
] as const;

/** Goals without a direction: one is chosen for any number of them, in one change. */
export default function DirectionList({
  goals,
  courses,
  onClose,
}: {
  readonly goals: readonly ListedGoal[];
  readonly courses: ReadonlyMap<string, GoalCourse>;
  readonly onClose: () => void;
}) {
  const { id: planId } = usePlan().plan;
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Direction>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  function handleChoose(goalId: string, direction: Direction) {
    setChosen((before) => {
      const next = new Map(before);
      if (next.get(goalId) === direction) next.delete(goalId);
      else next.set(goalId, direction);
      return next;
    });
  }

  async function handleSave() {
    setSaving(true);
    setFailure(null);
    // Those that have left the list have got a direction meanwhile.
    const open = [...chosen].filter(([id]) => goals.some((goal) => goal.id === id));
    const body = open.map(([id, direction]): GoalPatch & { readonly id: string } => ({
      id,
      target_direction: directionCodes.encode(direction),
    }));
    try {
      const { version } = await sendJson<{ readonly version: number }>(planGoalsPath(planId), {
        method: 'PATCH',
        body,
      });
      await refreshPlan(client, planId);
      offerPlanUndo(client, { planId, version, text: say.directionsSet(open.length) });
      onClose();
    } catch (error) {
      setFailure(refusedField(error).sentence);
      setSaving(false);
    }
  }

  return (
    <SideSheet title={say.setDirections} onLeave={onClose}>
      <div className={styles.list}>
        <p>{say.whichWay(goals.length)}</p>
        <ul>
          {goals.map((goal) => {
            const course = courses.get(goal.id);
            if (course === undefined) return null;
            return (
              <li key={goal.id}>
                <div>
                  <CourseRow course={course} title={`${shownNumber(goal.number)} ${goal.title}`} />
                  <span className={styles.ways}>
                    {WAYS.map(([way, icon]) => (
                      <button
                        key={way}
                        type="button"
                        className={styles.way}
                        aria-pressed={chosen.get(goal.id) === way}
                        aria-label={say.way[way](goal.title)}
                        title={say.ways[way]}
                        onClick={() => handleChoose(goal.id, way)}
                      >
                        <LateIcon name={icon} size={14} />
                      </button>
                    ))}
                  </span>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.foot}>
        {failure !== null && <p role="alert">{failure}</p>}
        <Button look="primary" disabled={chosen.size === 0 || isSaving} onClick={() => void handleSave()}>
          {chosen.size === 0 ? say.setDirections : say.setThese(chosen.size)}
        </Button>
      </div>
    </SideSheet>
  );
}
