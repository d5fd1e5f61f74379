/** A goal that is being named: where its bracket opens, where the caret is, and what is typed between. */
export type Caret = { readonly from: number; readonly to: number; readonly search: string };

/** The goal that is being named at the caret; null where no bracket is open there. */
export function goalAsked(text: string, caret: number): Caret | null {
  const from = text.lastIndexOf('[', caret - 1);
  if (from < 0 || text.slice(from, caret).includes(']')) return null;
  return { from, to: caret, search: text.slice(from + 1, caret) };
}

/** The text with the goal in place of what was typed of it, and the caret behind. */
export function withGoal(text: string, { from, to }: Caret, number: string): { text: string; caret: number } {
  const rest = text.slice(to);
  const named = `[${number}]`;
  return { text: text.slice(0, from) + named + rest.replace(/^\]/, ''), caret: from + named.length };
}

/** Where the goal begins that ends at the caret; null where none does. */
export function tokenBefore(text: string, caret: number): number | null {
  if (text.charAt(caret - 1) !== ']') return null;
  const from = text.lastIndexOf('[', caret - 1);
  return from < 0 ? null : from;
}

/** Where the goal ends that begins at the caret; null where none does. */
export function tokenFrom(text: string, caret: number): number | null {
  if (text.charAt(caret) !== '[') return null;
  const to = text.indexOf(']', caret);
  return to < 0 ? null : to + 1;
}
