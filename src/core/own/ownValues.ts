/** A date as YYYY-MM-DD; of a choice, choices and a person the ids. */
export type OwnValue = string | number | boolean | readonly string[];

/** By the id of the field. A goal keeps values of removed fields, so that undo brings them back. */
export type OwnValues = Readonly<Record<string, OwnValue>>;

/** One for all goals without any. By itself, for the page's first load has no room for more of own fields. */
export const NO_OWN_VALUES: OwnValues = {};
