import type { ShownStatus } from '#core/goal/status.ts';
import type { LateIconName } from '#web/base/ui/LateIcon.tsx';

/** One thing the palette can open or do. */
export type PaletteEntry = {
  /** Unique in the palette. */
  readonly id: string;
  readonly mark: { readonly status: ShownStatus } | { readonly icon: LateIconName };
  /** Before the title, in a quieter voice. */
  readonly number: string | null;
  readonly title: string;
  /** Where it was found, other than in its title. */
  readonly found?: { readonly place: string; readonly text: string };
  /** At the end of the row: a status, a year, a key. */
  readonly hint: { readonly text: string; readonly isKey: boolean } | null;
  readonly run: () => void;
};

export type PaletteGroup = {
  readonly id: 'recent' | 'goals' | 'saved' | 'years' | 'plans' | 'actions';
  readonly entries: readonly PaletteEntry[];
  /** How many more of the kind were found than are shown. */
  readonly more: number;
};
