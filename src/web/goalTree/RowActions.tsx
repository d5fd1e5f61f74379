import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { may } from '#core/access.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { archiveGoal, duplicateGoal } from '#web/goalForm/goalActions.ts';
import { openGoalForm } from '#web/goalForm/goalFormAsked.ts';
import styles from '#web/goalList/GoalList.module.css';
import { subjectOf } from '#web/goals/subjectOf.ts';
import { say } from '#web/messages/goalList/say.ts';
import { viewerOf } from '#web/planPages/viewerOf.ts';
import { LateIcon } from '#web/ui/LateIcon.tsx';
import { Menu, MenuAction } from '#web/ui/Menu.tsx';

/** What the reader may do with a goal of the tree. */
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

/** The menu of a row: what may not be done is not in it, and without anything there is no menu. */
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
