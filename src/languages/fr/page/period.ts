/** A period within a French sentence: ‘la semaine du 6 oct 2026’, other periods as they are. */
export function inSentence(period: string): string {
  return period.replace(/^Semaine/, 'la semaine');
}

/** Up to the end of a period: ‘à fin sep 2026’, ‘à la semaine du 6 oct 2026’. */
export function toEndOf(period: string): string {
  const text = inSentence(period);
  return text.startsWith('la semaine') ? `à ${text}` : `à fin ${text}`;
}
