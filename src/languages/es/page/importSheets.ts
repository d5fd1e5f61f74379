import type { importSheets as en } from '#languages/en/page/importSheets.ts';
import type { Translation } from '#languages/translation.ts';

const figure = (value: number) => value.toLocaleString('es-ES', { maximumFractionDigits: 6 });
const list = (one: string, many: string, names: readonly (string | number)[]) => {
  const more = names.length - 8;
  return `${names.length === 1 ? one : many} ${names.slice(0, 8).join(', ')}${more > 0 ? ` y ${more} más` : ''}`;
};

export const importSheets: Translation<typeof en> = {
  step: 'Filas',
  title: 'Qué filas se leen',
  text: 'Este es el archivo tal como está. Compruebe qué filas son los encabezados y qué se omite.',
  tabs: 'Hojas',
  hidden: 'oculta',
  take: (sheet: string) => `Importar la hoja «${sheet}»`,
  notTaken: 'Esta hoja no se importa.',
  empty: 'Esta hoja está vacía.',
  firstRow: 'Encabezados desde la fila',
  rowCount: 'Filas de encabezados',
  counts: ['Una', 'Dos', 'Tres'],
  beginHere: (row: number) => `Fila ${row}: los encabezados empiezan aquí`,
  readRow: (row: number) => `Leer la fila ${row}`,
  preview: (sheet: string) => `Primeras filas de ${sheet}`,
  firstRows: (count: number) => `Se muestran las primeras ${count} filas con contenido.`,
  noticed: 'Lo que se ha detectado',
  nothing: 'Nada especial: la primera fila tiene los encabezados y las demás son datos.',
  asProposed: 'Volver a la propuesta',
  leaveOut: (what: string) => `Omitir ${what}`,
  quoted: (text: string) => `«${text}»`,
  rows: (rows: readonly number[]) => list('fila', 'filas', rows),
  columns: (columns: readonly string[]) => list('columna', 'columnas', columns),
  notes: {
    title: (where: string) => `Encima de los encabezados, no se lee: ${where}`,
    joined_headings: (where: string) => `Encabezados repartidos entre sus columnas: ${where}`,
    empty_columns: (where: string) => `Vacío: ${where}`,
    total: (where: string) => `los totales: ${where}`,
    note: (where: string) => `las notas: ${where}`,
    section: (where: string) => `los títulos de secciones: ${where}`,
    repeated_headings: (where: string) => `los encabezados repetidos: ${where}`,
    hidden_rows: (where: string) => `lo que el archivo oculta: ${where}`,
    hidden_columns: (where: string) => `lo que el archivo oculta: ${where}`,
  },
  readAs: {
    left_out: (what) => `Omitido, ${what}`,
    kept: (what) => `Leído como datos, ${what}`,
    sheets_left: (names) => `Hojas omitidas: ${names}`,
    files_left: (names) => `Archivos omitidos: ${names}`,
    formulas_empty: (_, [count, first]) =>
      `${count} fórmulas sin valor a partir de la fila ${first} se han leído como vacías. Abra y guarde el archivo en una hoja de cálculo`,
    windows_1252: (_, [line, column]) =>
      `No es UTF-8 a partir de la línea ${line}, carácter ${column}: leído como Windows-1252`,
    all_actuals: () => 'Ningún encabezado dice meta o real: leído como real',
    actuals: (names) => `Ni meta ni real, leído como real: ${names}`,
    doubtful: (names) => `Meses o días, no se pueden distinguir; omitido: ${names}. Escriba el año con cuatro cifras`,
    row_per_period: () =>
      'Una fila por periodo: la primera fila de un número se lee como el objetivo, cada fila como sus cifras',
    goals_in_columns: () => 'Una fila por período: cada columna se lee como un objetivo con el nombre de su encabezado',
    goal_above: (_, [count]) => `Filas sin objetivo, leídas como del objetivo de arriba: ${count}`,
    first_row_taken: (names, [line, first]) => `Línea ${line}, ${names}: distinto de la línea ${first}, que se usa`,
    years_joined: (names) => `Leído junto como el periodo: ${names}`,
    unit_left: (names) => `Unidad de los encabezados omitida, porque el archivo no dice de qué objetivos es: ${names}`,
    units_left: (names) =>
      `Unidades de los encabezados omitidas, porque son varias o las celdas tienen las suyas: ${names}`,
    rows_by: (names, [count]) => `Filas omitidas según ${names}: ${count}`,
    rows_of_series: (_, [count]) => `Filas de otras series o unidades omitidas: ${count}`,
    metadata_left: (names) => `Omitido de los metadatos: ${names}`,
    stratml_left: (names) => `Omitido de StratML: ${names}`,
    sum_differs: (names, [row = 0, stated = 0, sum = 0]) =>
      `Fila ${row}, ${names}: el archivo dice ${figure(stated)}, sus filas suman ${figure(sum)}`,
    figures_then_words: (names, [last, first]) =>
      `${names}: cifras hasta la fila ${last}, palabras desde la fila ${first}`,
    words_then_figures: (names, [last, first]) =>
      `${names}: palabras hasta la fila ${last}, cifras desde la fila ${first}`,
    titles_same: (names, [count, row]) =>
      `${count} objetivos se llaman ${names}, el primero en la fila ${row}: sin títulos o números propios, las cifras que lleguen después pueden ir al que no es`,
    sheets_differ: (names, [count]) =>
      `Las hojas ${names} dan otras cifras a los mismos objetivos y períodos (${count}): se toman las de la última`,
  },
  toColumns: 'Columnas',
  back: 'Volver a las filas',
  titlesOfSheets: 'Los valores no nombran ningún objetivo: cada hoja es un objetivo con el nombre de la hoja',
  numberRows: 'Los objetivos no tienen número: contarlos por filas',
  download: 'Descargar asignación',
};
