import type { OwnField } from '#core/own/ownField.ts';
import type { Palette } from './palette.ts';

/** A level as a plan calls it: one goal of it, and several. */
export type PlanLevel = {
  readonly name: string;
  readonly plural: string;
  /** These are the usual words of some language: whoever named another level did not mean to name this one. */
  readonly isUsual?: boolean;
};

/** A status, by its code, as a plan calls it. */
export type PlanStatus = { readonly code: string; readonly name: string };

export type PlanWords = {
  /** From the top; none: those of its tiers. */
  readonly levels: readonly PlanLevel[];
  /** Those it names; the others are called as usual. */
  readonly statuses: readonly PlanStatus[];
  readonly palette: Palette;
  /** Its own fields of goals, in their order. */
  readonly fields: readonly OwnField[];
  /** Columns of the table of goals for members who chose none, by name (tableColumns.ts); empty: the usual ones. */
  readonly tableColumns: readonly string[];
};

export const NO_PLAN_WORDS: PlanWords = {
  levels: [],
  statuses: [],
  palette: 'milepost',
  fields: [],
  tableColumns: [],
};
