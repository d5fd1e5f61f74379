import type { chartDownload as en } from '#languages/en/page/chartDownload.ts';

export const chartDownload: typeof en = {
  button: 'Télécharger ce graphique',
  kinds: { png: 'Image (PNG)', svg: 'Dessin vectoriel (SVG)', csv: 'Valeurs (CSV)' },
  failed: 'Le graphique n’a pas pu être enregistré dans un fichier.',
  goal: 'Objectif',
  start: 'Début',
  end: 'Fin',
  note: 'Remarque',
  asOf: (date) => `État au ${date}`,
};
