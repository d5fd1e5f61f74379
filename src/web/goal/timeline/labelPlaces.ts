/** About the width of a letter, and of the sign of a warning, in px. */
const LETTER = 5.8;
export const SIGN = 16;
const GAP = 8;

type Asked = {
  /** Of the bar or diamond. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly text: string;
  readonly warning: string;
};

type Places = {
  readonly text: { readonly x: number; readonly anchor: 'start' | 'end' };
  /** Where its sign begins. */
  readonly warning: number;
};

/** The text after the bar, else before it, and over its end where neither has room; the warning before it, else after both. */
export function labelPlaces({ from, to, width, text, warning }: Asked): Places {
  const isAfter = text === '' || fits(text, width - to);
  const isBefore = !isAfter && fits(text, from);
  const warningWidth = SIGN + lengthOf(warning);
  if (fits(warning, from - SIGN) && !isBefore) {
    return { text: textAt(), warning: from - GAP - warningWidth };
  }
  const after = to + GAP + (isAfter ? lengthOf(text) : 0);
  const last = width - GAP - (isAfter || isBefore ? 0 : lengthOf(text) + GAP);
  return { text: textAt(), warning: Math.min(after, last - warningWidth) };

  function textAt(): Places['text'] {
    if (isAfter) return { x: to + GAP, anchor: 'start' };
    return { x: isBefore ? from - GAP : width - GAP, anchor: 'end' };
  }
}

function lengthOf(text: string): number {
  return text.length * LETTER;
}

function fits(text: string, room: number): boolean {
  return lengthOf(text) + 2 * GAP < room;
}
