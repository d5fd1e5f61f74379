import type { Plan } from '#core/plan/plan.ts';
import { writeChange } from '#server/store/changes/changes.ts';
import { foldEdits } from '#server/store/changes/foldedChange.ts';
import { inPlanLock } from '#server/store/changes/planLock.ts';
import type { Store } from '#server/store/database/store.ts';
import type { PlanStory } from './planStory.ts';
import { withoutShared } from './withoutShared.ts';

/**
 * Writes a plan's whole story into a plan that is not there yet: every change under its own version, stamped as it was,
 * all of them or none. `plan` has the id and name that the plan gets here.
 */
export function tellStory(
  store: Store,
  { story, planId, plan }: { readonly story: PlanStory; readonly planId: string; readonly plan: Pick<Plan, 'name'> },
): Promise<{ readonly version: number }> {
  const last = story.changes.findLastIndex(({ edits }) => edits.some(({ entity }) => entity === 'plan'));
  return inPlanLock({ store, planId }, async (locked) => {
    let version = 0;
    for (const [index, change] of withoutShared(story.changes).entries()) {
      const edits = change.edits.map((edit) =>
        edit.entity === 'plan'
          ? { ...edit, after: { ...edit.after, id: planId, ...(index === last ? { name: plan.name } : {}) } }
          : edit,
      );
      const stamp = { ...change, planId };
      const written = await writeChange(locked, { stamp, folded: await foldEdits(edits), isFromElsewhere: true });
      version = written.version;
    }
    return { version };
  });
}
