let typed: string | null = null;

export function beginTyping(): void {
  typed ??= '';
}

export function isTypingAhead(): boolean {
  return typed !== null;
}

/** False where the palette is not awaited, or the key types nothing. */
export function keepTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (typed === null) return false;
  // AltGr, which types signs on many keyboards, is reported as Ctrl with Alt.
  if (key.length === 1 && !metaKey && ctrlKey === altKey) typed += key;
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else return false;
  return true;
}

export function takeTyped(): string {
  const text = typed ?? '';
  typed = null;
  return text;
}
