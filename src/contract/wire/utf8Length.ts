/** How many bytes a text takes in UTF-8; half of a surrogate pair counts as the three bytes it is written with. */
export function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) {
    if (character < '\u{80}') length += 1;
    else if (character < '\u{800}') length += 2;
    else length += character.length === 1 ? 3 : 4;
  }
  return length;
}
