import { readFileSync } from 'node:fs';
import { GREEN_FROM, YELLOW_FROM } from '#core/rollup/health.ts';
import { escapedMarkup } from '#server/platform/http/escapedMarkup.ts';
import { arcPath, cutPath, type HalfRing } from './arcPath.ts';
import { fittedText } from './fittedText.ts';
import { type MeterColours, meterColours } from './meterColours.ts';
import type { MeterReading } from './meterReading.ts';
import { STATUS_GLYPHS } from './statusGlyph.ts';

export type MeterLayout = 'whole' | 'compact' | 'both';

export type MeterTheme = 'auto' | 'light' | 'dark';

export type MeterDrawing = {
  readonly svg: string;
  /** For the content security policy, which allows only this style. */
  readonly style: string;
};

const METER_SIZE = { width: 320, height: 200 };

export const COMPACT_BELOW = 200;

/** The health meter as one self-contained SVG, by the design, B2. */
export function drawMeter(
  reading: MeterReading,
  { layout, theme }: { readonly layout: MeterLayout; readonly theme: MeterTheme },
): MeterDrawing {
  const { width, height } = METER_SIZE;
  const style = styleOf(reading, { layout, theme });
  const layouts = [
    layout === 'compact' ? '' : `<g class="whole">${wholeLayout(reading)}</g>`,
    layout === 'whole' ? '' : `<g class="compact" transform="scale(2)">${compactLayout(reading)}</g>`,
  ];
  const title = xmlText(reading.sentence);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title"><title id="title">${title}</title><style>${style}</style>${layouts.join('')}</svg>`;
  return { svg, style };
}

const CUTS = [YELLOW_FROM, GREEN_FROM];

const WHOLE_RING: HalfRing = { cx: 160, cy: 136, outer: 108, inner: 88 };
const COMPACT_RING: HalfRing = { cx: 80, cy: 76, outer: 73, inner: 59 };

const GLYPH = 14;
const GLYPH_GAP = 4;

const NAME_FITS = 22;
const YEAR_LETTER = 0.6;

function wholeLayout(reading: MeterReading): string {
  const { width, height } = METER_SIZE;
  const name = `${fittedText(reading.planName, NAME_FITS - YEAR_LETTER * (reading.year.length + 2))}, ${reading.year}`;
  return [
    `<rect class="s b" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="12"/>`,
    arc(WHOLE_RING, reading.score),
    tick(YELLOW_FROM, { x: 160, y: 20 }),
    tick(GREEN_FROM, { x: 252, y: 60 }),
    tick(0, { x: 62, y: 152 }),
    tick(100, { x: 258, y: 152 }),
    number(reading, { x: 160, y: 113, size: 49 }),
    word(reading, { x: 160, y: 133, scale: 1 }),
    `<text class="t" x="160" y="172" font-size="13" font-weight="600" text-anchor="middle" font-family="${TEXT_FONT}">${xmlText(name)}</text>`,
    `<text class="d" x="160" y="189" font-size="12" text-anchor="middle" font-family="${TEXT_FONT}">${xmlText(reading.detail)}</text>`,
  ].join('');
}

function compactLayout(reading: MeterReading): string {
  return [
    '<rect class="s" width="160" height="100" rx="8"/>',
    arc(COMPACT_RING, reading.score),
    number(reading, { x: 80, y: 66, size: 38 }),
    word(reading, { x: 80, y: 91, scale: 15 / 14 }),
  ].join('');
}

function arc(ring: HalfRing, score: number | null): string {
  const track = `<path class="k" d="${arcPath(ring, 0, 100)}"/>`;
  const filled = score === null || score === 0 ? '' : `<path class="a" d="${arcPath(ring, 0, score)}"/>`;
  const cuts = CUTS.map((value) => `<path class="g" d="${cutPath(ring, value)}" stroke-width="2"/>`);
  return `${track}${filled}${cuts.join('')}`;
}

type Place = { readonly x: number; readonly y: number };

function tick(value: number, { x, y }: Place): string {
  return `<text class="c" x="${x}" y="${y}" font-size="11" text-anchor="middle" font-family="${TEXT_FONT}">${value}</text>`;
}

function number({ score }: MeterReading, { x, y, size }: Place & { readonly size: number }): string {
  return `<text class="t" x="${x}" y="${y}" font-size="${size}" font-weight="600" letter-spacing="-1" text-anchor="middle" font-family="${FIGURE_FONT}">${score ?? '–'}</text>`;
}

function word(
  { status, word: { text, width, isOwn } }: MeterReading,
  { x, y, scale }: Place & { readonly scale: number },
): string {
  const glyph = status === null ? undefined : STATUS_GLYPHS[status];
  const beside = glyph === undefined ? 0 : GLYPH + GLYPH_GAP;
  const left = -(width + beside) / 2;
  const drawn = glyph === undefined ? '' : `<g transform="translate(${left} -12)">${glyph}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}<text class="w" x="${left + beside}" font-size="14" font-weight="600" font-family="${isOwn === true ? TEXT_FONT : FIGURE_FONT}">${xmlText(text)}</text></g>`;
}

/** Numbers and status words are drawn in the embedded font everywhere; names in the reader's own, which has their script. */
const FIGURE_FONT = 'Milepost Figures, Inter, system-ui, sans-serif';
const TEXT_FONT = 'Inter, system-ui, sans-serif';

const FIGURES = readFileSync(new URL('./fonts/inter-figures.woff2', import.meta.url)).toString('base64');
const FONT_FACE = `@font-face{font-family:'Milepost Figures';font-weight:600;src:url(data:font/woff2;base64,${FIGURES})}`;

function styleOf(
  { status, palette }: MeterReading,
  { layout, theme }: { readonly layout: MeterLayout; readonly theme: MeterTheme },
): string {
  const of = { status, palette };
  const rules = [FONT_FACE, coloured(meterColours(theme === 'dark' ? 'dark' : 'light', of))];
  if (theme === 'auto') rules.push(`@media (prefers-color-scheme:dark){${coloured(meterColours('dark', of))}}`);
  if (layout === 'both') {
    rules.push(
      `.compact{display:none}@media (max-width:${COMPACT_BELOW - 1}px){.compact{display:inline}.whole{display:none}}`,
    );
  }
  return rules.join('');
}

function coloured(colours: MeterColours): string {
  const { surface, border, track, text, detail, tick: caption, solid, ink } = colours;
  return [
    `.s{fill:${surface}}.b{stroke:${border}}.k{fill:${track}}.a{fill:${solid}}`,
    `.t{fill:${text}}.d{fill:${detail}}.c{fill:${caption}}`,
    `.w{fill:${ink}}.l{fill:none;stroke:${ink}}.g{fill:none;stroke:${surface}}`,
  ].join('');
}

/** XML has no control characters, even escaped. */
function xmlText(text: string): string {
  return escapedMarkup(text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' '));
}
