import { useId } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { filterContextOf } from '#core/filter/filterContext.ts';
import { departmentOwner, ownersOf } from '#core/filter/owner.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { topLevel } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say/moved.ts';
import { say as words } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { Menu, MenuChoice, MenuGroup } from '#web/base/ui/Menu.tsx';
import type { ComparedDay } from '#web/plan/comparison/useComparison.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './MovedPanel.module.css';
import { type MovedSubject, writeMovedSubject } from './movedSubject.ts';
import { isRollup } from './rollupDay.ts';

export function MovedPicker({
  day,
  subject,
  name,
  onChoose,
}: {
  readonly day: ComparedDay;
  readonly subject: MovedSubject;
  readonly name: string;
  readonly onChoose: (subject: MovedSubject) => void;
}) {
  const id = useId();
  const { nodes, roots } = day.all.hierarchy;
  const chosen = 'id' in subject && subject.kind !== 'department' ? (nodes.get(subject.id) ?? null) : null;
  const departments = departmentsOf(day);
  const choice = (to: MovedSubject, { text, isChosen }: { text: string; isChosen: boolean }, close: () => void) => (
    <MenuChoice
      key={writeMovedSubject(to)}
      isChosen={isChosen}
      onChoose={() => {
        close();
        onChoose(to);
      }}
    >
      {text}
    </MenuChoice>
  );
  const top = topLevel(usePlan().plan);
  const group = (label: string, shown: readonly GoalNode<ListedGoal>[], close: () => void) =>
    shown.length > 0 && (
      <MenuGroup label={label}>
        {shown.map((node) =>
          choice({ kind: 'goal', id: node.goal.id }, { text: nameOf(node), isChosen: node === chosen }, close),
        )}
      </MenuGroup>
    );

  return (
    <>
      <Button popoverTarget={id} aria-haspopup="menu" className={styles.picker}>
        <span className="visually-hidden">{words.labelled(say.choose)} </span>
        <span className="cut">{name}</span>
        <Icon name="chevronDown" />
      </Button>
      <Menu id={id} label={say.choose} className={styles.menu}>
        {(close) => (
          <>
            {choice({ kind: 'health' }, { text: say.health, isChosen: subject.kind === 'health' }, close)}
            {group(say.groups.above, aboveOf(chosen), close)}
            {group(say.groups.below, rollupsOf(chosen?.children ?? []), close)}
            {group(top?.several ?? say.groups.objectives, rollupsOf(roots), close)}
            {departments.length > 0 && (
              <MenuGroup label={say.groups.departments}>
                {departments.map((department) => {
                  const isChosen = subject.kind === 'department' && subject.id === department.id;
                  const text = say.healthOf(department.name);
                  return choice({ kind: 'department', id: department.id }, { text, isChosen }, close);
                })}
              </MenuGroup>
            )}
          </>
        )}
      </Menu>
    </>
  );
}

function nameOf({ goal }: GoalNode<ListedGoal>): string {
  return `${shownNumber(goal.number)} ${goal.title}`;
}

function rollupsOf(nodes: readonly GoalNode<ListedGoal>[]): readonly GoalNode<ListedGoal>[] {
  return nodes.filter(({ goal, children }) => goal.figures.inFiscalYear && isRollup(goal, children.length > 0));
}

function aboveOf(chosen: GoalNode<ListedGoal> | null): readonly GoalNode<ListedGoal>[] {
  const above: GoalNode<ListedGoal>[] = [];
  for (let up = chosen?.parent ?? null; up !== null; up = up.parent) if (up.parent !== null) above.unshift(up);
  return rollupsOf(above);
}

function departmentsOf({ plan, goals }: ComparedDay) {
  const { departmentOfMember } = filterContextOf(plan);
  const owning = new Set(goals.flatMap((goal) => ownersOf(goal, departmentOfMember)));
  return plan.owners.departments.filter(({ id }) => owning.has(departmentOwner(id)));
}
