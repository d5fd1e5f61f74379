/** The caller makes sure that each value has the type of its name. */
export function mapNames<Made extends object>(
  table: { readonly [Name in keyof Made]: unknown },
  make: (name: keyof Made) => Made[keyof Made],
): Made;
/** Object.fromEntries forgets the names: the signature above keeps them. */
export function mapNames(table: object, make: (name: string) => unknown): object {
  return Object.fromEntries(Object.keys(table).map((name) => [name, make(name)]));
}
