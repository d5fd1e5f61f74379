import type { ShownStatus } from '#core/goal/status.ts';
import type { LateIconName } from '#web/base/ui/LateIcon.tsx';

export type PaletteEntry = {
  readonly id: string;
  readonly mark: { readonly status: ShownStatus } | { readonly icon: LateIconName };
  readonly number: string | null;
  readonly title: string;
  readonly found?: { readonly place: string; readonly text: string };
  readonly hint: { readonly text: string; readonly isKey: boolean } | null;
  readonly run: () => void;
};

export type PaletteGroup = {
  readonly id: 'recent' | 'goals' | 'work' | 'saved' | 'years' | 'plans' | 'actions';
  readonly entries: readonly PaletteEntry[];
  readonly more: number;
};
