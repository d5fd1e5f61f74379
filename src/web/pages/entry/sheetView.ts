import type { TrackingFrequency } from '#core/calendar/period.ts';

/** What of a plan the sheet shows; it stands in the address, so that it can be linked to and comes back. */
export type SheetView = {
  /** Null: the one that opens first. */
  readonly year: number | null;
  /** Null: the one most goals are tracked by. */
  readonly frequency: TrackingFrequency | null;
  /** `mine`, the id of a member, or null for all. */
  readonly owner: string | null;
  /** The id of a strategic objective; null for all. */
  readonly objective: string | null;
  readonly isDueOnly: boolean;
  readonly hasTargets: boolean;
};

export const DEFAULT_VIEW: SheetView = {
  year: null,
  frequency: null,
  owner: null,
  objective: null,
  isDueOnly: false,
  hasTargets: true,
};

const FREQUENCIES: readonly TrackingFrequency[] = ['weekly', 'monthly', 'yearly'];

/** The query of an address; what it cannot say is left out. */
export function writeSheetView(view: SheetView): string {
  const query = new URLSearchParams();
  if (view.year !== null) query.set('fiscal_year', String(view.year));
  if (view.frequency !== null) query.set('tracked', view.frequency);
  if (view.owner !== null) query.set('owner', view.owner);
  if (view.objective !== null) query.set('objective', view.objective);
  if (view.isDueOnly) query.set('due', '1');
  if (!view.hasTargets) query.set('rows', 'actuals');
  return query.toString();
}

/** The inverse of `writeSheetView`; what cannot be read is as left out. */
export function readSheetView(text: string): SheetView {
  const query = new URLSearchParams(text);
  const year = query.get('fiscal_year');
  return {
    year: year !== null && /^\d{4}$/.test(year) ? Number(year) : null,
    frequency: FREQUENCIES.find((each) => each === query.get('tracked')) ?? null,
    owner: query.get('owner') || null,
    objective: query.get('objective') || null,
    isDueOnly: query.get('due') === '1',
    hasTargets: query.get('rows') !== 'actuals',
  };
}
