import type { Status } from '#core/goal/status.ts';

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

export function meterColours(tone: 'light' | 'dark', status: Status | null): MeterColours {
  const { detail, ...frame } = FRAME[tone];
  const own = status === null ? null : (STATUS[tone][status] ?? null);
  return { ...frame, detail, ...(own ?? { solid: frame.track, ink: detail }) };
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

type Band = Partial<Readonly<Record<Status, Pick<MeterColours, 'solid' | 'ink'>>>>;

const STATUS: Readonly<Record<'light' | 'dark', Band>> = {
  light: {
    on_target: { solid: '#24a477', ink: '#0c6440' },
    off_target: { solid: '#c17d04', ink: '#7a4e00' },
    critical: { solid: '#ae000c', ink: '#9e1529' },
  },
  dark: {
    on_target: { solid: '#95f4c9', ink: '#8fe8be' },
    off_target: { solid: '#f3bd0a', ink: '#ffd778' },
    critical: { solid: '#dd272e', ink: '#ffa3b0' },
  },
};
