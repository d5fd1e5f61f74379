import { chartCsv } from './chartCsv.ts';
import { chartSvg, PICTURE } from './chartSvg.ts';
import type { ChartToTake } from './chartToTake.ts';
import { fileNameOf } from './fileNameOf.ts';

export type ChartFile = (typeof CHART_FILES)[number];
export const CHART_FILES = ['png', 'svg', 'csv'] as const;

const PIXELS = 2;

export async function downloadChart(chart: ChartToTake, kind: ChartFile): Promise<void> {
  const file = await fileOf(chart, kind);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileNameOf(chart, kind);
  link.click();
  // The browser has the file from here on; the URL is released once the click is done.
  window.setTimeout(() => URL.revokeObjectURL(link.href));
}

async function fileOf(chart: ChartToTake, kind: ChartFile): Promise<Blob> {
  switch (kind) {
    case 'png':
      return pngOf(chartSvg(chart));
    case 'svg':
      return new Blob([chartSvg(chart)], { type: 'image/svg+xml' });
    case 'csv':
      return new Blob([chartCsv(chart)], { type: 'text/csv' });
  }
}

/** The page's policy allows pictures only from `data:`. */
async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(PICTURE.width * PIXELS, PICTURE.height * PIXELS);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The canvas gave no picture.')) : resolve(blob)));
  });
}
