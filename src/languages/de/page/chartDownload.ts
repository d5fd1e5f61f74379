import type { chartDownload as en } from '#languages/en/page/chartDownload.ts';

export const chartDownload: typeof en = {
  button: 'Dieses Diagramm herunterladen',
  kinds: { png: 'Bild (PNG)', svg: 'Zeichnung (SVG)', csv: 'Werte (CSV)' },
  failed: 'Das Diagramm konnte nicht als Datei gespeichert werden.',
  goal: 'Ziel',
  start: 'Beginn',
  end: 'Ende',
  note: 'Hinweis',
  asOf: (date) => `Stand ${date}`,
};
