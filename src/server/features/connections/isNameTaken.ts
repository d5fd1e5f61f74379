/** Whether something else looks as if it were called so, in any case, spacing and way to write its letters. */
export function isNameTaken(name: string, known: readonly { readonly name: string }[]): boolean {
  return known.some((each) => plain(each.name) === plain(name));
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
}
