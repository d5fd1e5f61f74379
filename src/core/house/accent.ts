import { contrastOf, formatColour, mixed, type Rgb, readColour } from './contrast.ts';

/** What text, and what a line or a glyph, must differ by from what lies beneath (WCAG 2, AA). */
export const TEXT_CONTRAST = 4.5;

export const GRAPHICS_CONTRAST = 3;

/** The colours that the page takes from its tokens of the same names, in one theme. */
export type ThemeAccent = {
  readonly accent: string;
  readonly onAccent: string;
  readonly hover: string;
  readonly tint: string;
  readonly line: string;
};

export type Accent = { readonly light: ThemeAccent; readonly dark: ThemeAccent };

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

type Theme = {
  /** What the accent is mixed with until it can be read. */
  readonly towards: Rgb;
  readonly ground: Rgb;
  /** Of the tokens on which words stand in the accent, the hardest to read on. */
  readonly hardest: Rgb;
  readonly on: Rgb;
  readonly tint: number;
  readonly line: number;
};

/** By `web/base/styles/tokens.css`: surface, and of bg, well, hover and sunken the one nearest to the accent. */
const LIGHT: Theme = {
  towards: BLACK,
  ground: WHITE,
  hardest: [238, 241, 244],
  on: WHITE,
  tint: 0.09,
  line: 0.33,
};
const DARK: Theme = {
  towards: WHITE,
  ground: [22, 26, 33],
  hardest: [42, 49, 60],
  on: [14, 17, 22],
  tint: 0.16,
  line: 0.42,
};

/**
 * The colours of an organisation's accent. What cannot be read is mixed towards black, in the dark theme towards white,
 * until it can: no colour is refused. Null for what is no colour.
 */
export function accentOf(colour: string): Accent | null {
  const wanted = readColour(colour);
  return wanted && { light: inTheme(wanted, LIGHT), dark: inTheme(wanted, DARK) };
}

function inTheme(wanted: Rgb, theme: Theme): ThemeAccent {
  const { towards, ground, hardest, on } = theme;
  const accent = readable(wanted, towards, (colour) => {
    const tint = mixed(ground, colour, theme.tint);
    return [hardest, on, tint].every((beneath) => contrastOf(colour, beneath) >= TEXT_CONTRAST);
  });
  return {
    accent: formatColour(accent),
    onAccent: formatColour(on),
    hover: formatColour(mixed(accent, towards, 0.16)),
    tint: formatColour(mixed(ground, accent, theme.tint)),
    line: formatColour(mixed(ground, accent, theme.line)),
  };
}

const STEPS = 64;

/** As near to the wanted colour as can be read; the end of the way always can. */
function readable(wanted: Rgb, towards: Rgb, isReadable: (colour: Rgb) => boolean): Rgb {
  let step = 0;
  while (step < STEPS && !isReadable(mixed(wanted, towards, step / STEPS))) step += 1;
  return mixed(wanted, towards, step / STEPS);
}
