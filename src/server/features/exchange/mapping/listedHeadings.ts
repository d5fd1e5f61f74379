/** So many headings are named. */
const NAMED = 3;

/** The first headings of several, and how many there are more: `“Jan”, “Feb”, “Mar” and 9 more`. */
export function listedHeadings(headings: readonly string[]): string {
  const named = headings.slice(0, NAMED).map((heading) => `“${heading}”`);
  const more = headings.length - named.length;
  return more === 0 ? named.join(', ') : `${named.join(', ')} and ${more} more`;
}
