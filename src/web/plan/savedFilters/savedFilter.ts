import { type FilterParams, readFilterParams } from '#contract/filterParams.ts';
import type { WireSavedFilter } from '#contract/savedFilter.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';

export type SavedFilter = { readonly id: string; readonly name: string; readonly params: FilterParams };

export function decodeSavedFilter({ id, name, filter_params }: WireSavedFilter, dateFormat: DateFormat): SavedFilter {
  return { id, name, params: readFilterParams(filter_params, dateFormat).params };
}

export function filterNamed(filters: readonly SavedFilter[], name: string): SavedFilter | null {
  return filters.find((filter) => isSameName(filter.name, name)) ?? null;
}

export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

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
