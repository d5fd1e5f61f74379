import type { Status } from '#core/goal/status.ts';
import type { Palette } from '#core/plan/palette.ts';
import { STATUS_COLOURS } from '#core/words/statusColours.ts';

export type MeterColours = {
  readonly surface: string;
  readonly border: string;
  readonly track: string;
  readonly text: string;
  readonly detail: string;
  readonly tick: string;
  readonly solid: string;
  readonly ink: string;
};

export function meterColours(
  tone: 'light' | 'dark',
  { status, palette }: { readonly status: Status | null; readonly palette: Palette },
): MeterColours {
  const { detail, ...frame } = FRAME[tone];
  const at = tone === 'light' ? 0 : 1;
  if (status === null) return { ...frame, detail, solid: frame.track, ink: detail };
  const { solid, ink } = STATUS_COLOURS[palette][status];
  return { ...frame, detail, solid: solid[at], ink: ink[at] };
}

const FRAME = {
  light: {
    surface: '#ffffff',
    border: '#dce1e7',
    track: '#e6eaef',
    text: '#14181f',
    detail: '#475060',
    tick: '#5f6978',
  },
  dark: {
    surface: '#161a21',
    border: '#2a303a',
    track: '#2a313b',
    text: '#f0f2f5',
    detail: '#b4bcc8',
    tick: '#8f99a8',
  },
} as const;
