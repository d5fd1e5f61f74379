import { fileURLToPath } from 'node:url';

/** Device pixels per px: sharp on dense screens. */
const DENSITY = 2;

const FONTS = ['inter-regular.ttf', 'inter-semibold.ttf'].map((file) =>
  fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)),
);

const LATIN = /^[\u0020-\u024f\u2010-\u201f\u2026\u20ac\u00b7\s]*$/;

export async function meterPng(svg: string, { width, text }: { readonly width: number; readonly text: string }) {
  // Loaded with the first picture: it takes some MB of memory.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width * DENSITY },
    font: {
      fontFiles: FONTS,
      // System fonts, which differ from machine to machine, only for scripts that ours lack.
      loadSystemFonts: !LATIN.test(text),
      defaultFontFamily: 'Inter',
    },
  });
  return image.asPng();
}
