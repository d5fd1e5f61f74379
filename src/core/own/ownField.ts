/** Kinds of a plan's own fields. */
export const OWN_KINDS = [
  'text',
  'long_text',
  'number',
  'money',
  'percent',
  'date',
  'choice',
  'choices',
  'person',
  'link',
  'yes_no',
] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

export type OwnOption = { readonly id: string; readonly name: string };

/** A field that a plan gives its goals, by the names it has on the wire. */
export type OwnField = {
  /** Stable: the name may change. */
  readonly id: string;
  readonly name: string;
  readonly kind: OwnKind;
  readonly help: string;
  /** Depths of the goals that have it; empty: all. */
  readonly levels: readonly number[];
  readonly required: boolean;
  readonly onCard: boolean;
  /** Seen through shares. */
  readonly public: boolean;
  /** Of `choice` and `choices`. */
  readonly options: readonly OwnOption[];
  /** How many a number is shown with; null: as many as it has. */
  readonly decimals: number | null;
  /** Of a number. */
  readonly unit: string;
};

export const OWN_LIMITS = {
  fields: 30,
  onCard: 2,
  name: 80,
  help: 500,
  unit: 40,
  options: 500,
  option: 200,
  decimals: 6,
} as const;

/** Whether goals of a depth have a field. */
export function appliesAt({ levels }: Pick<OwnField, 'levels'>, depth: number): boolean {
  return levels.length === 0 || levels.includes(depth);
}
