import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import type { PlanStory } from './planStory.ts';

type Told = PlanStory['changes'][number];

/**
 * A story in which no two live goals have one number at the same time, and no two members one e-mail: stories of before
 * that was refused may. A later goal has the number with -2 behind it, a later member no e-mail, until the story says
 * otherwise.
 */
export function withoutShared(changes: readonly Told[]): readonly Told[] {
  const numbers = new Holders();
  const emails = new Holders();
  return changes.map((change) => {
    for (const edit of change.edits) {
      if (edit.entity === 'goal') numbers.letGo(edit.id);
      if (edit.entity === 'member') emails.letGo(edit.id);
    }
    return { ...change, edits: change.edits.map((edit) => settled(edit, { numbers, emails })) };
  });
}

function settled(edit: Edit, { numbers, emails }: { readonly numbers: Holders; readonly emails: Holders }): Edit {
  if (edit.entity === 'goal' && edit.after !== null && edit.after.archivedAt === null) {
    const { number: told } = edit.after;
    let number = told;
    for (let next = 2; !numbers.take(shownNumber(number), edit.id); next += 1) number = `${told}-${next}`;
    return number === told ? edit : { ...edit, after: { ...edit.after, number } };
  }
  if (edit.entity === 'member' && edit.after !== null && edit.after.email !== null) {
    const isFree = emails.take(edit.after.email.toLowerCase(), edit.id);
    return isFree ? edit : { ...edit, after: { ...edit.after, email: null } };
  }
  return edit;
}

/** Who has what, each of it once. */
class Holders {
  readonly #holders = new Map<string, string>();
  readonly #held = new Map<string, string>();

  letGo(id: string): void {
    const held = this.#held.get(id);
    if (held !== undefined) this.#holders.delete(held);
    this.#held.delete(id);
  }

  /** False where somebody else has it. */
  take(key: string, id: string): boolean {
    const holder = this.#holders.get(key);
    if (holder !== undefined && holder !== id) return false;
    this.#holders.set(key, id);
    this.#held.set(id, key);
    return true;
  }
}
