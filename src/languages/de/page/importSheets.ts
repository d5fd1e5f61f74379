import type { importSheets as en } from '#languages/en/page/importSheets.ts';
import type { Translation } from '#languages/translation.ts';

const figure = (value: number) => value.toLocaleString('de-DE', { maximumFractionDigits: 6 });
const list = (one: string, many: string, names: readonly (string | number)[]) => {
  const more = names.length - 8;
  return `${names.length === 1 ? one : many} ${names.slice(0, 8).join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`;
};

export const importSheets: Translation<typeof en> = {
  step: 'Zeilen',
  title: 'Welche Zeilen gelesen werden',
  text: 'Das ist die Datei, wie sie ist. Prüfen Sie, welche Zeilen die Überschriften sind und was wegbleibt.',
  tabs: 'Blätter',
  hidden: 'ausgeblendet',
  take: (sheet: string) => `Das Blatt „${sheet}“ importieren`,
  notTaken: 'Dieses Blatt wird nicht importiert.',
  empty: 'Dieses Blatt ist leer.',
  firstRow: 'Überschriften ab Zeile',
  rowCount: 'Zeilen mit Überschriften',
  counts: ['Eine', 'Zwei', 'Drei'],
  beginHere: (row: number) => `Zeile ${row}: Hier beginnen die Überschriften`,
  readRow: (row: number) => `Zeile ${row} lesen`,
  preview: (sheet: string) => `Erste Zeilen von ${sheet}`,
  firstRows: (count: number) => `Gezeigt sind die ersten ${count} gefüllten Zeilen.`,
  noticed: 'Was aufgefallen ist',
  nothing: 'Nichts Besonderes: In der ersten Zeile stehen die Überschriften, darunter die Daten.',
  asProposed: 'Wieder wie vorgeschlagen',
  leaveOut: (what: string) => `Weglassen: ${what}`,
  quoted: (text: string) => `„${text}“`,
  rows: (rows: readonly number[]) => list('Zeile', 'Zeilen', rows),
  columns: (columns: readonly string[]) => list('Spalte', 'Spalten', columns),
  notes: {
    title: (where: string) => `Über den Überschriften, nicht gelesen: ${where}`,
    joined_headings: (where: string) => `Überschriften über ihre Spalten verteilt: ${where}`,
    empty_columns: (where: string) => `Leer: ${where}`,
    total: (where: string) => `Summen: ${where}`,
    note: (where: string) => `Anmerkungen: ${where}`,
    section: (where: string) => `Titel von Abschnitten: ${where}`,
    repeated_headings: (where: string) => `wiederholte Überschriften: ${where}`,
    hidden_rows: (where: string) => `in der Datei ausgeblendet: ${where}`,
    hidden_columns: (where: string) => `in der Datei ausgeblendet: ${where}`,
  },
  readAs: {
    left_out: (what) => `Weggelassen, ${what}`,
    kept: (what) => `Als Daten gelesen, ${what}`,
    sheets_left: (names) => `Weggelassene Blätter: ${names}`,
    files_left: (names) => `Weggelassene Dateien: ${names}`,
    formulas_empty: (_, [count, first]) =>
      `${count} Formeln ohne Wert ab Zeile ${first} sind als leer gelesen. Öffnen und speichern Sie die Datei in einer Tabellenkalkulation`,
    windows_1252: (_, [line, column]) => `Ab Zeile ${line}, Zeichen ${column} kein UTF-8: als Windows-1252 gelesen`,
    all_actuals: () => 'Keine Überschrift sagt Soll oder Ist: als Ist gelesen',
    actuals: (names) => `Weder Soll noch Ist, als Ist gelesen: ${names}`,
    doubtful: (names) =>
      `Monate oder Tage, nicht zu unterscheiden; weggelassen: ${names}. Schreiben Sie das Jahr mit vier Ziffern`,
    row_per_period: () =>
      'Je Zeitraum eine Zeile: Die erste Zeile einer Nummer ist als Ziel gelesen, jede Zeile als dessen Werte',
    goals_in_columns: () => 'Je Zeitraum eine Zeile: Jede Spalte ist als Ziel gelesen, benannt nach ihrer Überschrift',
    goal_above: (_, [count]) => `Zeilen ohne Ziel, als die des Ziels darüber gelesen: ${count}`,
    first_row_taken: (names, [line, first]) =>
      `Zeile ${line}, ${names}: anders als in Zeile ${first}, die übernommen wird`,
    years_joined: (names) => `Zusammen als Zeitraum gelesen: ${names}`,
    unit_left: (names) =>
      `Einheit der Überschriften weggelassen, weil die Datei nicht sagt, zu welchen Zielen sie gehört: ${names}`,
    units_left: (names) =>
      `Einheiten der Überschriften weggelassen, weil es mehrere sind oder die Zellen eigene haben: ${names}`,
    rows_by: (names, [count]) => `Weggelassene Zeilen nach ${names}: ${count}`,
    rows_of_series: (_, [count]) => `Weggelassene Zeilen anderer Reihen oder Einheiten: ${count}`,
    metadata_left: (names) => `Aus den Metadaten weggelassen: ${names}`,
    stratml_left: (names) => `Aus StratML weggelassen: ${names}`,
    sum_differs: (names, [row = 0, stated = 0, sum = 0]) =>
      `Zeile ${row}, ${names}: In der Datei steht ${figure(stated)}, ihre Zeilen ergeben ${figure(sum)}`,
    figures_then_words: (names, [last, first]) => `${names}: bis Zeile ${last} Zahlen, ab Zeile ${first} Wörter`,
    words_then_figures: (names, [last, first]) => `${names}: bis Zeile ${last} Wörter, ab Zeile ${first} Zahlen`,
    titles_same: (names, [count, row]) =>
      `${count} Ziele heißen ${names}, das erste in Zeile ${row}: Ohne eigene Titel oder Nummern kommen spätere Werte vielleicht zum falschen`,
    sheets_differ: (names, [count]) =>
      `Die Blätter ${names} nennen für dieselben Ziele und Zeiträume andere Werte (${count}): Es gelten die des letzten`,
  },
  toColumns: 'Spalten',
  back: 'Zurück zu den Zeilen',
  titlesOfSheets: 'Die Werte nennen kein Ziel: Jedes Blatt ist ein Ziel und heißt wie das Blatt',
  numberRows: 'Die Ziele haben keine Nummern: nach ihren Zeilen zählen',
  download: 'Zuordnung herunterladen',
};
