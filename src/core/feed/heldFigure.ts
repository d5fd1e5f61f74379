/** What a feed knows of a figure from its runs before. */
export type FeedMemory = {
  /** What it brought last and the plan had then; undefined where it never did. */
  readonly brought?: number;
  /** What it brought when a person said that theirs stays; undefined where none did. */
  readonly keptFor?: number;
};

export type FigureOutcome =
  /** The plan has it. */
  | 'same'
  | 'write'
  /** A person has corrected it: they are asked. */
  | 'ask'
  /** They were asked, theirs stays, and the source says what it said then. */
  | 'kept';

/**
 * What becomes of a figure that a feed brings. A person’s correction is never overwritten by itself, whether it came
 * after the feed had brought the figure, or replaced another before the feed’s first run.
 */
export function outcomeOf(
  brought: number,
  {
    stored,
    memory,
    isCorrected,
  }: { readonly stored: number | null; readonly memory: FeedMemory; readonly isCorrected: boolean },
): FigureOutcome {
  if (stored === brought) return 'same';
  const isOfFeed = memory.brought === undefined ? !isCorrected : memory.brought === stored;
  if (isOfFeed) return 'write';
  return memory.keptFor === brought ? 'kept' : 'ask';
}
