import { describe, expect, it } from 'vitest';
import { type HandmadeSheet, handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';
import { readAsPage } from '#testing/server/readAsPage.ts';

const readText = (content: string | Uint8Array) => readAsPage({ name: 'liste.csv', content });
const readBook = (sheets: readonly HandmadeSheet[]) =>
  readAsPage({ name: 'book.xlsx', content: handmadeWorkbook(sheets) });
const lines = (...texts: readonly string[]) => texts.join('\r\n');
const cp1252 = (text: string) => Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));

describe('lists of city halls, hospitals and universities: each figure is the one of a hand count, and what is left out is said', () => {
  it('31: quarters in Roman numbers, footnote marks, accounts’ minus, k. A. and n. v., in Windows-1252', () => {
    const content = cp1252(
      lines(
        'Stadtwerke Musterstadt;;;;;',
        'Kennzahlen 2026 (in T€);;;;;',
        'Nr.;Kennzahl;I. Quartal 2026;II. Quartal 2026;III. Quartal 2026;IV. Quartal 2026',
        '1;Umsatz;1.234*;1.300;k. A.;',
        '2;Kosten;(900);950-;1.000;n.v.',
        ';Summe;334;350;;',
        '* vorläufig;;;;;',
      ),
    );
    expect(readText(content)).toMatchObject({
      goals: ['1 Umsatz', '2 Kosten'],
      figures: [
        '1 2026-01 actual 1234000',
        '1 2026-04 actual 1300000',
        '2 2026-01 actual -900000',
        '2 2026-04 actual -950000',
        '2 2026-07 actual 1000000',
      ],
      noted: ['title 1 2', 'total 6', 'note 7'],
      leftOut: [],
      unsaid: 0,
    });
  });

  it('32: a plain target beside the months of one year is that year’s, in UTF-16 with a shared percent', () => {
    const content = Buffer.from(
      `\uFEFF${lines(
        'Indicator\tUnit\tTarget\tJan-26\tFeb-26\tMar-26',
        'Bed occupancy \t%\t85%\t0.82\t84%\t 86 %',
        'Waiting time\tdays\t30\t31\u00a0\t1\u00a0031\tn/a',
      )}`,
      'utf16le',
    );
    expect(readText(content)).toMatchObject({
      figures: [
        '1 2026-01 actual 82',
        '1 2026-02 actual 84',
        '1 2026-03 actual 86',
        '2 2026-01 actual 31',
        '2 2026-02 actual 1031',
      ],
      targets: ['1 2026 85', '2 2026 30'],
      leftOut: [],
    });
  });

  it.each([
    [
      '33: years in rows, goals in columns',
      [
        ['Kennzahlen der Universität'],
        [],
        ['Jahr', 'Studierende', 'Absolventen', 'Drittmittel (Mio. €)'],
        [2023, 31000, 5200, 120.5],
        [2024, 31500, 5300, 130.25],
        ['Quelle: Amt für Statistik'],
      ],
      ['1 Studierende', '2 Absolventen', '3 Drittmittel'],
      [
        '1 2023-01 actual 31000',
        '1 2024-01 actual 31500',
        '2 2023-01 actual 5200',
        '2 2024-01 actual 5300',
        '3 2023-01 actual 120.5',
        '3 2024-01 actual 130.25',
      ],
    ],
    [
      '34: months in rows, targets and actuals of each goal in columns',
      [
        ['Month', 'Homes Target', 'Homes Actual', 'Trees Target', 'Trees Actual'],
        ['2026-01', 10, 9, 5, '-'],
        ['2026-02', 10, 12, 5, 6],
        ['YTD', 20, 21, 10, 6],
      ],
      ['1 Homes', '2 Trees'],
      [
        '1 2026-01 target 10',
        '1 2026-01 actual 9',
        '1 2026-02 target 10',
        '1 2026-02 actual 12',
        '2 2026-01 target 5',
        '2 2026-02 target 5',
        '2 2026-02 actual 6',
      ],
    ],
  ] as const)('%s', (_, rows, goals, figures) => {
    expect(readBook([{ name: 'Daten', rows }])).toMatchObject({ goals, figures, leftOut: [], refusals: [] });
  });

  it('35: a sheet for each indicator, called after it, and a sheet of contents', () => {
    const sheet = (name: string, unit: string, figures: readonly (readonly [string, number, number])[]) => ({
      name,
      rows: [['Einheit:', unit], ['Verantwortlich:', 'Ada Löw'], [], ['Monat', 'Ist', 'Ziel'], ...figures],
    });
    const sheets = [
      { name: 'Übersicht', rows: [['Inhalt'], ['Wohnungen'], ['Straßen']] },
      sheet('Wohnungen', 'Stück', [
        ['Jan 2026', 9, 10],
        ['Feb 2026', 12, 10],
      ]),
      sheet('Straßen', 'km', [['Januar 2026', 5, 4]]),
    ];
    expect(readBook(sheets)).toMatchObject({
      goals: ['1 Wohnungen', '2 Straßen'],
      figures: [
        '1 2026-01 target 10',
        '1 2026-01 actual 9',
        '1 2026-02 target 10',
        '1 2026-02 actual 12',
        '2 2026-01 target 4',
        '2 2026-01 actual 5',
      ],
      noted: ['title 1 2', 'title 1 2'],
      refusals: [],
    });
  });

  it('36: two tables of one kind on a sheet, each under its section', () => {
    const rows = [
      ['Wohnen'],
      ['Nr.', 'Kennzahl', 'Jan 26', 'Feb 26'],
      ['W1', 'Wohnungen', 5, 6],
      [],
      ['Verkehr'],
      ['Nr.', 'Kennzahl', 'Jan 26', 'Feb 26'],
      ['V1', 'Busse', 50, 60],
    ];
    expect(readBook([{ name: 'Bericht', rows }])).toMatchObject({
      figures: ['W1 2026-01 actual 5', 'W1 2026-02 actual 6', 'V1 2026-01 actual 50', 'V1 2026-02 actual 60'],
      noted: ['title 1', 'section 5', 'repeated_headings 6'],
      leftOut: [],
    });
  });

  it('37: years twice in the headings, with target and actual below, in a text', () => {
    const content = lines(
      'No.,Measure,Owner,2025,2026,2025,2026',
      ',,,Target,Target,Actual,Actual',
      '1,Homes,Ada,100,110,95,',
      '2,Trees,Bob,1 000,1 100,990,',
    );
    expect(readText(content)).toMatchObject({
      goals: ['1 Homes', '2 Trees'],
      figures: [
        '1 2025-01 target 100',
        '1 2025-01 actual 95',
        '1 2026-01 target 110',
        '2 2025-01 target 1000',
        '2 2025-01 actual 990',
        '2 2026-01 target 1100',
      ],
      noted: ['joined_headings 1 2'],
      leftOut: [],
    });
  });

  it('38: French, with s.o., n.d., blanks between thousands and k€', () => {
    const content = lines(
      'Indicateur;Unité;Cible 2026;T1 2026;T2 2026;T3 2026;T4 2026',
      'Délai moyen;jours;30;31,5;29;s.o.;',
      'Taux de satisfaction;%;90 %;88,5 %;91 %;n.d.;',
      'Dépenses;k€;1 200;250;310;;',
    );
    expect(readText(content)).toMatchObject({
      figures: [
        '1 2026-01 actual 31.5',
        '1 2026-04 actual 29',
        '2 2026-01 actual 88.5',
        '2 2026-04 actual 91',
        '3 2026-01 actual 250000',
        '3 2026-04 actual 310000',
      ],
      targets: ['1 2026 30', '2 2026 90', '3 2026 1200000'],
      leftOut: [],
    });
  });

  it('39: Spanish school years, a forecast among them', () => {
    const content = lines(
      '"Universidad de Ejemplo"',
      '',
      '"Indicador","Unidad","Curso 2023/24","Curso 2024/25","Curso 2025/26 (previsto)"',
      '"Matrícula","estudiantes","12.345","12.501","13.000"',
      '"Tasa de éxito","%","78,5","80,1","s/d"',
    );
    expect(readText(content)).toMatchObject({
      figures: [
        '1 2023-01 actual 12345',
        '1 2024-01 actual 12501',
        '1 2025-01 target 13000',
        '2 2023-01 actual 78.5',
        '2 2024-01 actual 80.1',
      ],
      leftOut: [],
    });
  });

  it('40: a row of targets and one of actuals, the goal only in the first', () => {
    const rows = [
      ['Nr.', 'Kennzahl', 'Soll/Ist', 'Q1/26', 'Q2/26'],
      [1, 'Wohnungen', 'Soll', 10, 10],
      [null, null, 'Ist', 9, '12**'],
      [2, 'Radwege', 'Soll', 4, 4],
      [null, null, 'Ist', 5, null],
    ];
    expect(readBook([{ name: 'Ziele', rows }])).toMatchObject({
      figures: [
        '1 2026-01 target 10',
        '1 2026-01 actual 9',
        '1 2026-04 target 10',
        '1 2026-04 actual 12',
        '2 2026-01 target 4',
        '2 2026-01 actual 5',
        '2 2026-04 target 4',
      ],
      leftOut: [],
      unsaid: 0,
    });
  });

  it('41: T€ and Mio. € behind the figures, and again in the headings: counted once', () => {
    const content = lines(
      'Nr.;Kennzahl;Ist 2025 (T€);Plan 2026 (T€)',
      '1;Erlöse;1.234 T€;1.500 T€',
      '2;Kosten;900 TEUR;1,2 Mio. €',
    );
    expect(readText(content)).toMatchObject({
      figures: [
        '1 2025-01 actual 1234000',
        '1 2026-01 target 1500000',
        '2 2025-01 actual 900000',
        '2 2026-01 target 1200000',
      ],
      leftOut: [],
    });
  });

  it('42: errors of formulas, in English and German', () => {
    const rows = [
      ['KPI', 'Jan 26', 'Feb 26', 'Mar 26'],
      ['Homes', '#REF!', '#N/A', 5],
      ['Trees', '#DIV/0!', 3, '#WERT!'],
    ];
    expect(readBook([{ name: 'KPIs', rows }])).toMatchObject({
      figures: ['1 2026-03 actual 5', '2 2026-02 actual 3'],
      leftOut: ['line 2 Jan 26: #REF!', 'line 3 Jan 26: #DIV/0!', 'line 3 Mar 26: #WERT!'],
    });
  });

  it('43: no word we know for the names of goals', () => {
    const content = lines('Nr.;"Unser ""Thema""";Verantw.;2025;2026', '1;"Wohnungen; gefördert";"Löw, Ada";12;15');
    expect(readText(content)).toMatchObject({
      goals: ['1 Wohnungen; gefördert'],
      figures: ['1 2025-01 actual 12', '1 2026-01 actual 15'],
      leftOut: [],
    });
  });

  it('44: dates written out, one that is none, and a total below', () => {
    const content = lines(
      'Measure,Date,Value',
      'Homes,"January 5, 2026",12',
      'Homes,5 Feb 2026,13',
      'Trees,01.04.2026,3',
      'Trees,32.13.2026,4',
      'Total,,28',
    );
    expect(readText(content)).toMatchObject({
      figures: ['1 2026-01 actual 12', '1 2026-02 actual 13', '2 2026-04 actual 3'],
      leftOut: ['line 5 Date: 32.13.2026', 'line 5 Value: 4'],
      noted: ['total 6'],
    });
  });

  it('45: an annual report of a hospital: a range of months is told, and not taken for a year', () => {
    const content = lines(
      'Klinikum Musterstadt - KPI-Bericht;;;;;;',
      'Lfd. Nr.;Bezeichnung;Zuständig;Einheit;Plan 2026;Ist 01-09/2026;Bemerkung',
      '1;Verweildauer;Dr. Löw;Tage;5,8;6,1;steigend',
      '2;Belegung;;%;"85,0 %";"83,4 %";',
      ';Gesamt;;;;;',
      '"1) vorläufig";;;;;;',
    );
    expect(readText(content)).toMatchObject({
      goals: ['1 Verweildauer', '2 Belegung'],
      targets: ['1 2026 5.8', '2 2026 85'],
      leftOut: ['Ist 01-09/2026 (2 cells)'],
      noted: ['title 1', 'total 5', 'note 6'],
    });
  });
});
