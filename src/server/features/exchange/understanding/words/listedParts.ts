/** What a cell lists, trimmed and without what is empty. A pattern with blanks around it would be slow on long cells. */
export function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The same for numbers: `1.1, 2.3 and 4`. */
export function numberParts(text: string): string[] {
  return partsOf(text, /[,;/&+\n]|\b(?:and|und|et|y|e)\b/iu);
}

/** Whether a cell lists numbers and nothing else: `Goal 1`, `1.1, 2.3`. */
export function areNumbers(text: string): boolean {
  const parts = numberParts(text);
  return parts.length > 0 && parts.every((part) => NUMBER.test(part));
}

const NUMBER = /^(?:\p{L}+\.?\s?)?\d+(?:[.-]\d+)*\.?$/u;
