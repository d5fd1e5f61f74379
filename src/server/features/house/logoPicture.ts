import type { ResvgRenderOptions } from '@resvg/resvg-js';
import type { PictureProblem, WireHouse } from '#contract/house.ts';
import { isDecodable, isWebp, rasterPicture } from './pictureSize.ts';
import { svgProblem } from './svgProblem.ts';

/** Four times what a header shows: sharp on dense screens and on paper. */
const MOST_WIDTH = 560;
const MOST_HEIGHT = 168;

/** Wider or taller ones would be a line. */
const MOST_RATIO = 20;

export type LogoPicture = Omit<NonNullable<WireHouse['logo']>, 'href'> & { readonly png: Buffer };

/**
 * A picture drawn anew as PNG: of the bytes that came nothing is kept. To be called only where it can be stopped from
 * outside (`logoDrawing.ts`).
 */
export async function logoPicture(bytes: Buffer): Promise<LogoPicture | PictureProblem> {
  const source = sourceOf(bytes);
  if (typeof source === 'string') return source;
  const { Resvg } = await import('@resvg/resvg-js');
  try {
    const { width, height } = new Resvg(source.svg, OPTIONS);
    if (width / height > MOST_RATIO || height / width > MOST_RATIO) return 'picture_too_wide';
    const isWide = width / height > MOST_WIDTH / MOST_HEIGHT;
    const most = isWide ? MOST_WIDTH : MOST_HEIGHT;
    const own = isWide ? width : height;
    const value = Math.max(1, Math.round(source.isDrawing ? most : Math.min(most, own)));
    const image = new Resvg(source.svg, { ...OPTIONS, fitTo: { mode: isWide ? 'width' : 'height', value } }).render();
    const ground = groundFor(image.pixels);
    // Of a damaged picture in it nothing is drawn either.
    if (ground === 'nothing') return source.isDrawing ? 'picture_empty' : 'picture_unreadable';
    return { png: image.asPng(), width: image.width, height: image.height, ground };
  } catch {
    return 'picture_unreadable';
  }
}

const OPTIONS: ResvgRenderOptions = { font: { loadSystemFonts: false }, logLevel: 'off' };

type Source = { readonly svg: string; readonly isDrawing: boolean };

function sourceOf(bytes: Buffer): Source | PictureProblem {
  const raster = rasterPicture(bytes);
  if (raster !== null) {
    if (!isDecodable(raster)) return 'picture_too_wide';
    const { type, width, height } = raster;
    const data = `data:${type};base64,${bytes.toString('base64')}`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
    return { svg, isDrawing: false };
  }
  if (isWebp(bytes)) return 'picture_of_webp';
  const svg = textOf(bytes);
  if (svg === null || !/^\s*<(?:[?!]|[\w:.-]*svg\b)/.test(svg)) return 'picture_unknown';
  return svgProblem(svg) ?? { svg, isDrawing: true };
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const DARK = 0.3;
const LIGHT = 0.6;

/** A picture without transparency brings its own ground; of the others the ink says what it needs beneath it. */
function groundFor(pixels: Uint8Array): LogoPicture['ground'] | 'nothing' {
  let ink = 0;
  let light = 0;
  let clear = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    ink += alpha / 255;
    // Premultiplied by alpha already.
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    if (alpha < 128) clear += 1;
  }
  if (ink === 0) return 'nothing';
  if (clear * 20 < pixels.length / 4) return null;
  const mean = light / ink;
  if (mean < DARK) return 'light';
  return mean > LIGHT ? 'dark' : null;
}
