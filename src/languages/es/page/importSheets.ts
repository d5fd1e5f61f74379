import type { importSheets as en } from '#languages/en/page/importSheets.ts';
import type { Translation } from '#languages/translation.ts';

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
  toColumns: 'Columnas',
  back: 'Volver a las filas',
  numberRows: 'Los objetivos no tienen número: contarlos por filas',
  download: 'Descargar asignación',
};
