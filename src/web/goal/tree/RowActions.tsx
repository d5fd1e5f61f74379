import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { may } from '#core/access.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/goalList.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Menu, MenuAction } from '#web/base/ui/Menu.tsx';
import { archiveGoal, duplicateGoal } from '#web/goal/form/goalActions.ts';
import { openGoalForm } from '#web/goal/form/openGoalForm.ts';
import styles from '#web/goal/list/GoalList.module.css';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { subjectOf } from '#web/plan/goals/subjectOf.ts';

export type GoalRights = {
  readonly edit: boolean;
  readonly move: boolean;
  readonly create: boolean;
  readonly archive: boolean;
};

export function useGoalRights(): (goal: ListedGoal) => GoalRights {
  const plan = usePlan();
  const viewer = viewerOf(plan);
  const isOpen = !plan.plan.isArchived;
  return (goal) => {
    const subject = subjectOf(goal, plan.owners);
    return {
      edit: isOpen && may(viewer, 'editGoal', subject),
      move: isOpen && may(viewer, 'moveGoal', subject),
      create: isOpen && may(viewer, 'createGoal', subject),
      archive: isOpen && may(viewer, 'archiveGoal', subject),
    };
  };
}

export function RowActions({
  goal,
  rights,
  onMove,
}: {
  readonly goal: ListedGoal;
  readonly rights: GoalRights;
  readonly onMove: () => void;
}) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const id = useId();
  const place = { client, planId: plan.id };
  const name = `${shownNumber(goal.number)} ${goal.title}`;
  if (!rights.edit && !rights.create) return <span role="gridcell" />;
  return (
    <span role="gridcell">
      <button
        type="button"
        className={styles.fold}
        popoverTarget={id}
        aria-label={say.actionsOf(name)}
        tabIndex={-1}
        data-actions=""
      >
        <LateIcon name="more" />
      </button>
      <Menu id={id} label={say.actionsOf(name)} alignment="end">
        {(close) => {
          const choose = (act: () => void) => () => {
            close();
            act();
          };
          return (
            <>
              {rights.create && (
                <MenuAction icon="plus" onChoose={choose(() => openGoalForm({ kind: 'add', parentId: goal.id }))}>
                  {say.addBeneath}
                </MenuAction>
              )}
              {rights.edit && (
                <MenuAction icon="pencil" onChoose={choose(() => openGoalForm({ kind: 'edit', goalId: goal.id }))}>
                  {say.edit}
                </MenuAction>
              )}
              {rights.move && (
                <MenuAction icon="open" onChoose={choose(onMove)}>
                  {say.move}
                </MenuAction>
              )}
              {rights.create && (
                <MenuAction icon="copy" onChoose={choose(() => void duplicateGoal(place, goal))}>
                  {say.duplicate}
                </MenuAction>
              )}
              {rights.archive && (
                <MenuAction icon="archive" onChoose={choose(() => void archiveGoal(place, goal))}>
                  {say.archive}
                </MenuAction>
              )}
            </>
          );
        }}
      </Menu>
    </span>
  );
}
