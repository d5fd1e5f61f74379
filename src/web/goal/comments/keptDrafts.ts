/** By goal: closing a detail keeps an unsent comment. */
const drafts = new Map<string, string>();

export function keptDraft(goalId: string): string {
  return drafts.get(goalId) ?? '';
}

export function keepDraft(goalId: string, text: string): void {
  if (text.trim() === '') drafts.delete(goalId);
  else drafts.set(goalId, text);
}
