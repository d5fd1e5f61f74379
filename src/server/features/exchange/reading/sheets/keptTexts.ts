/** Gives the same text, in memory of its own. */
export type KeptTexts = (text: string) => string;

/** A longer text is hardly ever the same as others. */
const LONGEST_KEPT = 24;
const MOST_KEPT = 50_000;
/** A piece of a text that is at least so long holds the whole text in memory. */
const SHORTEST_PIECE = 13;

/** Texts that come again are made once, and none holds on to the document it was cut from. */
export function createKeptTexts(): KeptTexts {
  const texts = new Map<string, string>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return ownText(text);
    const known = texts.get(text);
    if (known !== undefined) return known;
    const own = ownText(text);
    if (texts.size < MOST_KEPT) texts.set(own, own);
    return own;
  };
}

function ownText(text: string): string {
  return text.length < SHORTEST_PIECE ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}
