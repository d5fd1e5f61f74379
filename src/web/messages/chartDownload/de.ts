import type { en } from './en.ts';

export const de: typeof en = {
  button: 'Dieses Diagramm herunterladen',
  kinds: { png: 'Bild (PNG)', svg: 'Zeichnung (SVG)', csv: 'Werte (CSV)' },
  failed: 'Aus dem Diagramm konnte keine Datei werden.',
  goal: 'Ziel',
  start: 'Beginn',
  end: 'Ende',
  note: 'Hinweis',
  asOf: (date) => `Stand ${date}`,
};
