const LONGEST_DESCRIPTION = 4000;

/** One column of words is the description; of several each says which it is. */
export function descriptionOf(parts: readonly { readonly text: string; readonly heading: string }[]): string {
  const once = parts.filter(({ text }, at) => parts.findIndex((each) => each.text === text) === at);
  const [only, ...others] = once;
  if (only === undefined) return '';
  const text =
    others.length === 0 ? only.text : once.map(({ heading, text: each }) => `${heading}: ${each}`).join('\n');
  return text.slice(0, LONGEST_DESCRIPTION);
}
