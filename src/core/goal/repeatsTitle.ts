/** Whether a measure says nothing that the title does not say: it is the title, or its beginning or end, whatever the case and signs. */
export function repeatsTitle(measure: string, title: string): boolean {
  const [words, all] = [wordsIn(measure), wordsIn(title)];
  return words !== ' ' && (all.startsWith(words) || all.endsWith(words));
}

function wordsIn(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `.replace('  ', ' ');
}
