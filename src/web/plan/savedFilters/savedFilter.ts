import { type FilterParams, readFilterParams } from '#contract/filterParams.ts';
import type { WireSavedFilter } from '#contract/savedFilter.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';

/** A dashboard the member saved under a name (specification, section 3, Saved filter). */
export type SavedFilter = { readonly id: string; readonly name: string; readonly params: FilterParams };

/** What of its values cannot be read is left out: the dashboard still opens (readings, section 4). */
export function decodeSavedFilter({ id, name, filter_params }: WireSavedFilter, dateFormat: DateFormat): SavedFilter {
  return { id, name, params: readFilterParams(filter_params, dateFormat).params };
}

/** The filter of a name, in any case (readings, section 4, Saved filters). */
export function filterNamed(filters: readonly SavedFilter[], name: string): SavedFilter | null {
  return filters.find((filter) => isSameName(filter.name, name)) ?? null;
}

/** Names that differ only in case, blanks around them, or how an accent is written are one. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** The list with a filter put in, or in the place of the one of its id; in the order of the names, as the server lists them. */
export function withFilter(filters: readonly SavedFilter[], filter: SavedFilter): SavedFilter[] {
  return [...withoutFilter(filters, filter.id), filter].toSorted((one, other) =>
    nameKey(one.name) < nameKey(other.name) ? -1 : 1,
  );
}

export function withoutFilter(filters: readonly SavedFilter[], id: string): SavedFilter[] {
  return filters.filter((filter) => filter.id !== id);
}

function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
