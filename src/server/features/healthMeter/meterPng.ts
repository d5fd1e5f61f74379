import { fileURLToPath } from 'node:url';

/** Pixels for each px of the picture: sharp on a dense screen. */
const DENSITY = 2;

const FONTS = ['inter-regular.ttf', 'inter-semibold.ttf'].map((file) =>
  fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)),
);

/** Letters that the fonts beside this file have: those of Latin scripts. */
const LATIN = /^[\u0020-\u024f\u2010-\u201f\u2026\u20ac\u00b7\s]*$/;

/** A drawing as PNG, `width` px wide at twice the density; drawn off the main thread. */
export async function meterPng(svg: string, { width, text }: { readonly width: number; readonly text: string }) {
  // Loaded with the first picture: it takes some MB of memory.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width * DENSITY },
    font: {
      fontFiles: FONTS,
      // Fonts of the machine only for names in scripts that ours do not have: they differ from machine to machine.
      loadSystemFonts: !LATIN.test(text),
      defaultFontFamily: 'Inter',
    },
  });
  return image.asPng();
}
