/** Letters and digits alone: an id stands in addresses and is a name in JSON. `none` and names all objects have are taken. */
export function isOwnId(text: string): boolean {
  return /^[A-Za-z0-9][\w-]{0,39}$/.test(text) && text !== 'none' && !(text in {});
}
