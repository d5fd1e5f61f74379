import type { Member } from '#core/plan/owners.ts';
import { authorOf } from '#server/features/asking/membership.ts';
import { createId } from '#server/store/database/id.ts';
import type { Database } from '#server/store/database/store.ts';
import { findComments } from '#server/store/plans/comments.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import type { PlacedFigure } from './placedFigure.ts';

export type CommentAuthor = { readonly planId: string; readonly member: Member; readonly at: string };

/**
 * Comments sent with figures. One that its author has written before is skipped unless its figure is new: programs
 * send the same list every night.
 */
export async function figureComments(
  figures: readonly PlacedFigure[],
  { planId, member, at }: CommentAuthor,
  db: Database,
): Promise<Edit[]> {
  const { memberId: author } = authorOf({ member });
  const edits: Edit[] = [];
  for (const [goalId, ofGoal] of Map.groupBy(figures, ({ goal }) => goal.id)) {
    const texts = new Set(ofGoal.flatMap(({ comment }) => comment ?? []));
    if (texts.size === 0) continue;
    const comments = await findComments(db, { planId, goalId });
    const written = new Set(comments.filter(({ memberId }) => memberId === author).map(({ text }) => text));
    const isNew = (text: string) => ofGoal.some((figure) => figure.comment === text && changesFigures(figure));
    for (const text of texts) {
      if (written.has(text) && !isNew(text)) continue;
      const id = createId();
      const { firstName, lastName } = member;
      edits.push({
        entity: 'comment',
        id,
        after: { id, goalId, memberId: author, firstName, lastName, text, at },
      });
    }
  }
  return edits;
}

function changesFigures({ cell, yearTarget }: PlacedFigure): boolean {
  return cell !== null || yearTarget !== null;
}
