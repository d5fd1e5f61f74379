let wanted: string | null = null;

/** The goal whose comments open next is about to be commented on: its field takes the focus. */
export function wantComposer(goalId: string): void {
  wanted = goalId;
}

/** Whether that is this goal; once. */
export function takeWantedComposer(goalId: string): boolean {
  const isWanted = wanted === goalId;
  if (isWanted) wanted = null;
  return isWanted;
}
