/** Whether a text is an address of one of these protocols, such as `https:`. */
export function hasProtocol(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}
