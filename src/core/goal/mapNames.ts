/** Of each name of a table, what is made of it. That it is made of the right type for its name is for the caller to see to. */
export function mapNames<Made extends object>(
  table: { readonly [Name in keyof Made]: unknown },
  make: (name: keyof Made) => Made[keyof Made],
): Made;
/** Object.fromEntries forgets the names: the signature above keeps them. */
export function mapNames(table: object, make: (name: string) => unknown): object {
  return Object.fromEntries(Object.keys(table).map((name) => [name, make(name)]));
}
