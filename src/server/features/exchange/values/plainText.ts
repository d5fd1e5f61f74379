/** A text on one line, its blanks single. */
export function lineOf(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** A name as it is compared: case and blanks do not matter. */
export function plainText(text: string): string {
  return lineOf(text).normalize('NFC').toLowerCase();
}
