import { foldText } from '#core/search/foldText.ts';
import { say } from '#web/base/messages/say/cells.ts';
import { say as own } from '#web/base/messages/say/ownFields.ts';
import { personName } from '#web/base/own/ownValueText.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { CellAction } from './cellAction.ts';

export type CellChoice = { readonly value: string; readonly label: string; readonly note?: string };

/** What a cell chooses from, none first; null where it is typed, or has a panel of its own. */
export function cellChoices(
  action: CellAction,
  { owners }: Pick<ShownPlan, 'owners'>,
  prepared: Pick<PlanGoals, 'goals'>,
): readonly CellChoice[] | null {
  const people = () => {
    const counts = new Map<string | null, number>();
    for (const { memberId } of prepared.goals) counts.set(memberId, (counts.get(memberId) ?? 0) + 1);
    return owners.members.map(({ id, departmentId }) => {
      const department = owners.departments.find((each) => each.id === departmentId)?.name;
      const load = say.goals(counts.get(id) ?? 0);
      return {
        value: id,
        label: personName(id, owners),
        note: department === undefined ? load : say.departmentAndLoad(department, load),
      };
    });
  };
  const withNone = (choices: readonly CellChoice[], none: string) => [{ value: '', label: none }, ...choices];
  if (action.kind === 'owner') return withNone(people(), say.nobody);
  if (action.kind === 'department') {
    return withNone(
      owners.departments.map(({ id, name }) => ({ value: id, label: name })),
      say.none,
    );
  }
  if (action.kind !== 'own') return null;
  switch (action.field.kind) {
    case 'person':
      return withNone(people(), say.none);
    case 'choice':
      return withNone(
        action.field.options.map(({ id, name }) => ({ value: id, label: name })),
        say.none,
      );
    case 'yes_no':
      return withNone(
        [
          { value: 'yes', label: own.yes },
          { value: 'no', label: own.no },
        ],
        say.none,
      );
    default:
      return null;
  }
}

/** Those that what is typed finds, and all of them before anything is. */
export function foundChoices(choices: readonly CellChoice[], typed: string): readonly CellChoice[] {
  const wanted = foldText(typed.trim());
  if (wanted === '') return choices;
  return choices.filter(({ value, label }) => value !== '' && foldText(label).includes(wanted));
}
