import type { HandmadeSheet } from './handmadeWorkbook.ts';

/** A report as a city hall makes it: titles, three rows of merged headings, sections, totals and notes. For tests. */
export const CITY_HALL_REPORT: readonly HandmadeSheet[] = [
  {
    name: 'Bericht 2026',
    rows: [
      ['Stadt Musterhausen – Kennzahlen 2026'],
      ['Stand: 31.10.2026', null, null, null, 'vertraulich'],
      [],
      ['Nr.', 'Kennzahl', 'Verantwortlich', 'Einheit', null, '2026', null, null, null, '2025'],
      [null, null, null, null, null, 'Jan', null, 'Feb', null, 'Jan'],
      [null, null, null, null, null, 'Soll', 'Ist', 'Soll', 'Ist', 'Ist'],
      ['Mobilität'],
      ['1.1', 'Radwege', 'Ada Beispiel', 'km', null, 10, 8, 12, 'zwölf', 7],
      ['1.2', 'Busse', 'Ada Beispiel', 'Stück', null, 3, 3, 4, 4, 2],
      [null, 'Summe Mobilität', null, null, null, 13, 11, 16, 4, 9],
      ['Klima'],
      ['2.1', 'Bäume', 'Bo Muster', 'Stück', null, 100, 90, 120, 130, 80],
      ['Gesamt', null, null, null, null, 113, 101, 136, 134, 89],
      [],
      ['* vorläufige Werte'],
      ['Quelle: Fachbereich 61'],
    ],
    merges: ['A1:J1', 'A4:A6', 'B4:B6', 'C4:C6', 'D4:D6', 'F4:I4', 'F5:G5', 'H5:I5', 'A7:J7', 'A11:J11'],
    hiddenRows: [9],
    hiddenColumns: [4],
  },
  {
    name: 'Legende',
    rows: [
      ['Kürzel', 'Bedeutung'],
      ['km', 'Kilometer'],
    ],
  },
  {
    name: 'Daten alt',
    isHidden: true,
    rows: [
      ['x', 'y'],
      [1, 2],
    ],
  },
];
