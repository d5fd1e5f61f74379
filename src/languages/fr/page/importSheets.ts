import type { importSheets as en } from '#languages/en/page/importSheets.ts';
import type { Translation } from '#languages/translation.ts';

const list = (one: string, many: string, names: readonly (string | number)[]) => {
  const more = names.length - 8;
  return `${names.length === 1 ? one : many} ${names.slice(0, 8).join(', ')}${more > 0 ? ` et ${more} de plus` : ''}`;
};

export const importSheets: Translation<typeof en> = {
  step: 'Lignes',
  title: 'Quelles lignes sont lues',
  text: 'Voici le fichier tel qu’il est. Vérifiez quelles lignes sont les titres des colonnes et ce qui est laissé de côté.',
  tabs: 'Feuilles',
  hidden: 'masquée',
  take: (sheet: string) => `Importer la feuille « ${sheet} »`,
  notTaken: 'Cette feuille n’est pas importée.',
  empty: 'Cette feuille est vide.',
  firstRow: 'Titres à partir de la ligne',
  rowCount: 'Lignes de titres',
  counts: ['Une', 'Deux', 'Trois'],
  beginHere: (row: number) => `Ligne ${row} : les titres commencent ici`,
  readRow: (row: number) => `Lire la ligne ${row}`,
  preview: (sheet: string) => `Premières lignes de ${sheet}`,
  firstRows: (count: number) => `Les ${count} premières lignes remplies sont affichées.`,
  noticed: 'Ce qui a été remarqué',
  nothing: 'Rien de particulier : la première ligne porte les titres, les autres sont des données.',
  asProposed: 'Revenir à la proposition',
  leaveOut: (what: string) => `Laisser de côté : ${what}`,
  quoted: (text: string) => `« ${text} »`,
  rows: (rows: readonly number[]) => list('ligne', 'lignes', rows),
  columns: (columns: readonly string[]) => list('colonne', 'colonnes', columns),
  notes: {
    title: (where: string) => `Au-dessus des titres, non lu : ${where}`,
    joined_headings: (where: string) => `Titres répartis sur leurs colonnes : ${where}`,
    empty_columns: (where: string) => `Vide : ${where}`,
    total: (where: string) => `les totaux, ${where}`,
    note: (where: string) => `les notes, ${where}`,
    section: (where: string) => `les titres de sections, ${where}`,
    repeated_headings: (where: string) => `les titres répétés, ${where}`,
    hidden_rows: (where: string) => `ce que le fichier masque, ${where}`,
    hidden_columns: (where: string) => `ce que le fichier masque, ${where}`,
  },
  toColumns: 'Colonnes',
  back: 'Revenir aux lignes',
  numberRows: 'Les objectifs n’ont pas de numéro : les compter par ligne',
  download: 'Télécharger la correspondance',
};
