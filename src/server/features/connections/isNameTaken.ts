/** Whether something else is called so already, in any case and any way to write its letters. */
export function isNameTaken(name: string, known: readonly { readonly name: string }[]): boolean {
  const plain = (text: string) => text.normalize('NFC').toLowerCase();
  return known.some((each) => plain(each.name) === plain(name));
}
