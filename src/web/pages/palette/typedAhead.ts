/** What is typed for the palette before it is there; null while nobody has asked for it. */
let typed: string | null = null;

/** The palette was asked for: what is typed from now on is meant for it. */
export function beginTyping(): void {
  typed ??= '';
}

export function isTypingAhead(): boolean {
  return typed !== null;
}

/** Keeps a key for the palette; false where it is not awaited, or the key types nothing. */
export function keepTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (typed === null) return false;
  // AltGr, which types signs on many keyboards, reads as Ctrl with Alt.
  if (key.length === 1 && !metaKey && ctrlKey === altKey) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else return false;
  return true;
}

/** Hands out what was typed, and keeps no more. */
export function takeTyped(): string {
  const text = typed ?? '';
  typed = null;
  return text;
}
