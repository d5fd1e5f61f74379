import { say } from '#web/base/messages/say/work.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import type { PaletteEntry } from './paletteEntry.ts';

/** Initiatives and milestones. A milestone is opened with what it is of. */
export function workEntries(
  { initiatives, milestones }: PlanWork,
  { onInitiative, onGoal }: { readonly onInitiative: (id: string) => void; readonly onGoal: (id: string) => void },
): PaletteEntry[] {
  return [
    ...initiatives.map(
      ({ id, title, state }): PaletteEntry => ({
        id: `initiative-${id}`,
        mark: { icon: 'flag' },
        number: null,
        title,
        hint: { text: say.states[state], isKey: false },
        run: () => onInitiative(id),
      }),
    ),
    ...milestones.map(
      ({ id, title, initiative_id: initiativeId, goal_id: goalId }): PaletteEntry => ({
        id: `milestone-${id}`,
        mark: { icon: 'flag' },
        number: null,
        title,
        hint: { text: say.milestone, isKey: false },
        run: () => (initiativeId === null ? onGoal(goalId ?? '') : onInitiative(initiativeId)),
      }),
    ),
  ];
}
