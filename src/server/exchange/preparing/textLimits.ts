/** How many characters a text may have; longer ones are no titles but a damaged file. */
export const TEXT_LIMITS = {
  number: 50,
  title: 500,
  measure: 500,
  owner: 200,
  department: 200,
  status_note: 2000,
  description: 20_000,
} as const;

export type LimitedColumn = keyof typeof TEXT_LIMITS;
