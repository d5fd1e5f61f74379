import type { Edit } from '#server/store/rows/edit.ts';

/** Whether an edit is of an initiative, a milestone or a decision. */
export function isOfWork({ entity }: Edit): boolean {
  return entity === 'initiative' || entity === 'milestone' || entity === 'decision';
}

/** The edits with what is left of their work where some new goals stay out: what is then for nothing stays out too. */
export function withChosenWork(edits: readonly Edit[], leftGoals: ReadonlySet<string>): Edit[] {
  if (leftGoals.size === 0) return [...edits];
  const gone = new Set(leftGoals);
  const isThere = (id: string) => !gone.has(id);
  const linked = edits.flatMap((edit): Edit[] => {
    if (!('id' in edit) || edit.after === null) return [edit];
    if (edit.entity === 'initiative') {
      const goalIds = edit.after.goalIds.filter(isThere);
      if (goalIds.length === 0) gone.add(edit.id);
      return goalIds.length === 0 ? [] : [{ ...edit, after: { ...edit.after, goalIds } }];
    }
    if (edit.entity === 'milestone') {
      const isOfNothing = !isThere(edit.after.goalId ?? '') || !isThere(edit.after.initiativeId ?? '');
      if (isOfNothing) gone.add(edit.id);
      return isOfNothing ? [] : [edit];
    }
    if (edit.entity !== 'decision') return [edit];
    const goalIds = edit.after.goalIds.filter(isThere);
    const initiativeIds = edit.after.initiativeIds.filter(isThere);
    return goalIds.length + initiativeIds.length === 0
      ? []
      : [{ ...edit, after: { ...edit.after, goalIds, initiativeIds } }];
  });
  return linked.map((edit): Edit => {
    if (edit.entity === 'initiative' && edit.after !== null)
      return { ...edit, after: { ...edit.after, afterIds: edit.after.afterIds.filter(isThere) } };
    if (edit.entity === 'milestone' && edit.after !== null)
      return { ...edit, after: { ...edit.after, afterIds: edit.after.afterIds.filter(isThere) } };
    return edit;
  });
}

/** The members and departments that work names. */
export function namedByWork(edits: readonly Edit[]): { readonly members: string[]; readonly departments: string[] } {
  const members: string[] = [];
  const departments: string[] = [];
  for (const edit of edits) {
    if (edit.entity === 'initiative' || edit.entity === 'milestone') members.push(edit.after?.ownerId ?? '');
    if (edit.entity === 'initiative') departments.push(edit.after?.departmentId ?? '');
  }
  return { members, departments };
}
