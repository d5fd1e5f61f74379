/** Where addresses of what-ifs stand in a text, in its order. Behind the # stand only the characters an address is written with. */
export function whatIfAddressesIn(text: string): { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/https?:\/\/[^\s#]+#what-if=[\w*+%&=~,.-]+/g)].map(({ 0: address, index }) => ({
    start: index,
    end: index + address.length,
  }));
}

/** A comment that carries a what-if supposes something; it does not explain the goal's figures (decision 67). */
export function isWhatIfNote(comment: string): boolean {
  return whatIfAddressesIn(comment).length > 0;
}
