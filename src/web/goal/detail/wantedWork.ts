let wanted: string | null = null;

/** The goal that opens next shows its work. */
export function wantWork(goalId: string): void {
  wanted = goalId;
}

/** Whether that is this goal; once. */
export function takeWantedWork(goalId: string): boolean {
  const isWanted = wanted === goalId;
  if (isWanted) wanted = null;
  return isWanted;
}
