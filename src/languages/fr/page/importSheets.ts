import type { importSheets as en } from '#languages/en/page/importSheets.ts';
import type { Translation } from '#languages/translation.ts';

const figure = (value: number) => value.toLocaleString('fr-FR', { maximumFractionDigits: 6 });
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
  readAs: {
    left_out: (what) => `Laissé de côté, ${what}`,
    kept: (what) => `Lu comme données, ${what}`,
    sheets_left: (names) => `Feuilles laissées de côté : ${names}`,
    files_left: (names) => `Fichiers laissés de côté : ${names}`,
    formulas_empty: (_, [count, first]) =>
      `${count} formules sans valeur à partir de la ligne ${first} sont lues comme vides. Ouvrez et enregistrez le fichier dans un tableur`,
    windows_1252: (_, [line, column]) =>
      `Pas d’UTF-8 à partir de la ligne ${line}, caractère ${column} : lu comme Windows-1252`,
    all_actuals: () => 'Aucun en-tête ne dit cible ou réalisé : lu comme réalisé',
    actuals: (names) => `Ni cible ni réalisé, lu comme réalisé : ${names}`,
    doubtful: (names) =>
      `Mois ou jours, impossible à distinguer ; laissé de côté : ${names}. Écrivez l’année avec quatre chiffres`,
    row_per_period: () =>
      'Une ligne par période : la première ligne d’un numéro est lue comme l’objectif, chaque ligne comme ses valeurs',
    goals_in_columns: () => 'Une ligne par période : chaque colonne est lue comme un objectif nommé par son titre',
    goal_above: (_, [count]) => `Lignes sans objectif, lues comme celles de l’objectif au-dessus : ${count}`,
    first_row_taken: (names, [line, first]) =>
      `Ligne ${line}, ${names} : différent de la ligne ${first}, qui est reprise`,
    years_joined: (names) => `Lu ensemble comme la période : ${names}`,
    unit_left: (names) => `Unité des titres laissée de côté, car le fichier ne dit pas de quels objectifs : ${names}`,
    units_left: (names) =>
      `Unités des titres laissées de côté, car il y en a plusieurs ou les cellules ont les leurs : ${names}`,
    rows_by: (names, [count]) => `Lignes laissées de côté selon ${names} : ${count}`,
    rows_of_series: (_, [count]) => `Lignes d’autres séries ou unités laissées de côté : ${count}`,
    metadata_left: (names) => `Laissé de côté dans les métadonnées : ${names}`,
    stratml_left: (names) => `Laissé de côté dans StratML : ${names}`,
    sum_differs: (names, [row = 0, stated = 0, sum = 0]) =>
      `Ligne ${row}, ${names} : le fichier dit ${figure(stated)}, la somme de ses lignes est ${figure(sum)}`,
    figures_then_words: (names, [last, first]) =>
      `${names} : des chiffres jusqu’à la ligne ${last}, des mots à partir de la ligne ${first}`,
    words_then_figures: (names, [last, first]) =>
      `${names} : des mots jusqu’à la ligne ${last}, des chiffres à partir de la ligne ${first}`,
    titles_same: (names, [count, row]) =>
      `${count} objectifs s’appellent ${names}, le premier à la ligne ${row} : sans titre ou numéro propre, des chiffres apportés plus tard peuvent aller au mauvais`,
    sheets_differ: (names, [count]) =>
      `Les feuilles ${names} donnent d’autres chiffres aux mêmes objectifs et périodes (${count}) : ceux de la dernière sont repris`,
  },
  toColumns: 'Colonnes',
  back: 'Revenir aux lignes',
  titlesOfSheets: 'Les valeurs ne nomment aucun objectif : chaque feuille est un objectif qui porte son nom',
  numberRows: 'Les objectifs n’ont pas de numéro : les compter par ligne',
  download: 'Télécharger la correspondance',
};
