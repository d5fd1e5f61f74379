import { shownNumber } from '#core/goal/goalNumber.ts';

type NumberedGoal = { readonly id: string; readonly number: string };

const NONE: ReadonlySet<string> = new Set();

/** The ids of goals by their number as it is shown; imports and old plans may have one several times. */
export class GoalNumbers {
  readonly #ids = new Map<string, Set<string>>();
  readonly #numbers = new Map<string, string>();

  constructor(goals: Iterable<NumberedGoal>) {
    for (const goal of goals) this.put(goal);
  }

  idsOf(shown: string): ReadonlySet<string> {
    return this.#ids.get(shown) ?? NONE;
  }

  put({ id, number }: NumberedGoal): void {
    const shown = shownNumber(number);
    if (this.#numbers.get(id) === shown) return;
    this.remove(id);
    this.#numbers.set(id, shown);
    const ids = this.#ids.get(shown) ?? new Set();
    this.#ids.set(shown, ids.add(id));
  }

  remove(id: string): void {
    const shown = this.#numbers.get(id);
    if (shown === undefined) return;
    this.#numbers.delete(id);
    this.#ids.get(shown)?.delete(id);
  }
}
