export type ShortenTitle = (title: string, room: number) => string;

const ALIKE = 24;

const SEEN = 12;

const ELLIPSIS = ' … ';

/**
 * Titles are cut at their end by the room they have. Where that would cut off what sets a title apart from a sibling
 * that begins alike, its middle is left out instead, so that what differs is seen.
 */
export function titleShortener(siblings: readonly string[]): ShortenTitle {
  const alike = new Map<string, string[]>();
  for (const title of siblings) {
    const beginning = title.slice(0, ALIKE);
    const titles = alike.get(beginning);
    if (titles === undefined) alike.set(beginning, [title]);
    else titles.push(title);
  }
  return (title, room) => {
    if (title.length <= room) return title;
    const others = alike.get(title.slice(0, ALIKE)) ?? [];
    const shared = others.filter((other) => other !== title).map((other) => sharedLength(title, other));
    const last = Math.max(0, ...shared);
    if (last + SEEN <= room) return title;
    const furthest = last + SEEN - Math.floor((room * 2) / 3);
    const tail = title.slice(wordStart(title, Math.min(...shared.filter((length) => length >= furthest))));
    const head = title.slice(0, Math.max(Math.floor(room / 3), room - tail.length - ELLIPSIS.length));
    return head.slice(0, lastBlank(head)) + ELLIPSIS + tail;
  };
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function wordStart(text: string, at: number): number {
  const before = text.slice(0, at + 1).match(/\S*[\p{L}\p{N}]\S*[^\p{L}\p{N}]*$/u);
  return before?.index !== undefined && before[0].length <= ALIKE ? before.index : at;
}

function lastBlank(text: string): number {
  const at = text.lastIndexOf(' ');
  return at > 0 ? at : text.length;
}
