import { TRACKING_FREQUENCIES, type TrackingFrequency } from '#core/calendar/period.ts';

/** Kept in the address, so that it can be linked to. */
export type SheetView = {
  readonly year: number | null;
  readonly frequency: TrackingFrequency | null;
  readonly owner: string | null;
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

/** Whose goals the sheet opens on: one's own, or everybody's (null). */
export type OpeningOwner = 'mine' | null;

const EVERYBODY = 'all';

export function writeSheetView(view: SheetView, opening: OpeningOwner = null): string {
  const query = new URLSearchParams();
  if (view.year !== null) query.set('fiscal_year', String(view.year));
  if (view.frequency !== null) query.set('tracked', view.frequency);
  if (view.owner !== opening) query.set('owner', view.owner ?? EVERYBODY);
  if (view.objective !== null) query.set('objective', view.objective);
  if (view.isDueOnly) query.set('due', '1');
  if (!view.hasTargets) query.set('rows', 'actuals');
  return query.toString();
}

export function readSheetView(text: string, opening: OpeningOwner = null): SheetView {
  const query = new URLSearchParams(text);
  const year = query.get('fiscal_year');
  return {
    year: year !== null && /^\d{4}$/.test(year) ? Number(year) : null,
    frequency: TRACKING_FREQUENCIES.find((each) => each === query.get('tracked')) ?? null,
    owner: ownerIn(query.get('owner'), opening),
    objective: query.get('objective') || null,
    isDueOnly: query.get('due') === '1',
    hasTargets: query.get('rows') !== 'actuals',
  };
}

function ownerIn(text: string | null, opening: OpeningOwner): string | null {
  if (text === EVERYBODY) return null;
  return text || opening;
}
