import { it } from 'vitest';
import { type HandmadeSheet, handmadeWorkbook } from '#server/testing/handmadeWorkbook.ts';
import { readAsPage } from '#server/testing/readAsPage.ts';

const show = (name: string, x: unknown) => console.log(name, JSON.stringify(x, null, 1).replace(/\n\s+"/g, '\n  "'));
const csv = (name: string, content: string | Uint8Array, asked?: Parameters<typeof readAsPage>[1]) =>
  show(name, readAsPage({ name, content }, asked));
const book = (name: string, sheets: readonly HandmadeSheet[], asked?: Parameters<typeof readAsPage>[1]) =>
  show(name, readAsPage({ name: `${name}.xlsx`, content: handmadeWorkbook(sheets) }, asked));
const latin1 = (text: string) => Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));
it('x', () => {
  csv(
    'm1 stadtwerke cp1252.csv',
    latin1(
      'Stadtwerke Musterstadt;;;;;\nKennzahlen 2026 (in T€);;;;;\n;;;;;\nNr.;Kennzahl;I. Quartal 2026;II. Quartal 2026;III. Quartal 2026;IV. Quartal 2026\n1;Umsatz;1.234*;1.300;k. A.;\n2;Kosten;(900);950-;1.000;n.v.\n;Summe;334;350;;\n* vorläufig;;;;;\nQuelle: Kämmerei;;;;;\n',
    ),
  );
  csv(
    'm2 hospital utf16.txt',
    Buffer.from(
      '\uFEFFIndicator\tUnit\tTarget\tJan-26\tFeb-26\tMar-26\r\nBed occupancy \t%\t85%\t0.82\t84%\t 86 %\r\nWaiting time\tdays\t30\t31\u00a0\t1\u00a0031\tn/a\r\n',
      'utf16le',
    ),
  );
  book('m3 university transposed', [
    {
      name: 'Tabelle1',
      rows: [
        ['Kennzahlen der Universität'],
        [],
        ['Jahr', 'Studierende', 'Absolventen', 'Drittmittel (Mio. €)'],
        [2023, 31000, 5200, 120.5],
        [2024, 31500, 5300, 130.25],
        [2025, 32000, 5250, 140],
        ['Quelle: Amt für Statistik'],
      ],
    },
  ]);
  book('m4 transposed months', [
    {
      name: 'Daten',
      rows: [
        ['Monat', 'Unfälle', 'Anzeigen', 'Einsätze'],
        ['Jan 2026', 12, 100, 40],
        ['Feb 2026', 10, 90, 38],
        ['Mrz 2026', '-', 95, 41],
        ['Summe', 22, 285, 119],
      ],
    },
  ]);
  book('m5 kpi per sheet', [
    { name: 'Übersicht', rows: [['Inhalt'], ['Wohnungen'], ['Straßen']] },
    {
      name: 'Wohnungen',
      rows: [
        ['Kennzahl:', 'Neue Wohnungen'],
        ['Einheit:', 'Stück'],
        ['Verantwortlich:', 'Ada Löw'],
        [],
        ['Monat', 'Soll', 'Ist'],
        ['Jan 2026', 10, 9],
        ['Feb 2026', 10, 12],
      ],
    },
    {
      name: 'Straßen',
      rows: [
        ['Kennzahl:', 'Sanierte Straßen'],
        ['Einheit:', 'km'],
        ['Verantwortlich:', 'Grace'],
        [],
        ['Monat', 'Soll', 'Ist'],
        ['Jan 2026', 4, 5],
        ['Feb 2026', 4, 3],
      ],
    },
  ]);
  book('m6 two tables', [
    {
      name: 'Bericht',
      rows: [
        ['Wohnen'],
        ['Nr.', 'Kennzahl', 'Jan 26', 'Feb 26'],
        ['W1', 'Wohnungen', 5, 6],
        ['W2', 'Miete', 7.5, 7.6],
        [],
        ['Verkehr'],
        ['Nr.', 'Kennzahl', 'Jan 26', 'Feb 26'],
        ['V1', 'Busse', 50, 60],
        ['V2', 'Räder', 5, 9],
      ],
    },
  ]);
  book('m7 two different tables', [
    {
      name: 'Bericht',
      rows: [
        ['Nr.', 'Kennzahl', 'Jan 26', 'Feb 26'],
        ['W1', 'Wohnungen', 5, 6],
        [],
        ['Nr.', 'Kennzahl', 'Einheit', 'Q1 2026', 'Q2 2026'],
        ['V1', 'Busse', 'Stück', 50, 60],
      ],
    },
  ]);
  csv(
    'm8 duplicated headings.csv',
    'No.,Measure,Owner,2025,2026,2025,2026\n,,,Target,Target,Actual,Actual\n1,Homes,Ada,100,110,95,\n2,Trees,Bob,1 000,1 100,990,\n',
  );
  csv('m9 dup simple.csv', 'No.;KPI;Target;Actual;Target;Actual\n1;Homes;10;9;12;11\n');
  csv(
    'm10 french.csv',
    'Indicateur;Unité;Cible 2026;T1 2026;T2 2026;T3 2026;T4 2026\nDélai moyen;jours;30;31,5;29;s.o.;\nTaux de satisfaction;%;90 %;88,5 %;91 %;n.d.;\nDépenses;k€;1 200;250;310;;\n',
  );
  csv(
    'm11 spanish.csv',
    'Objetivo;Responsable;Ene 2026;Feb 2026;Meta anual 2026\nEmpleo creado;Ana;1.200;s/d;15.000\nGasto (miles de €);Luis;(1,5);2,75;40\n',
  );
  csv(
    'm12 dates text.csv',
    'Measure,Date,Value\nHomes,"January 5, 2026",12\nHomes,5 Feb 2026,13\nHomes,2026/03/05,14\nTrees,01.04.2026,3\nTrees,32.13.2026,4\nTotal,,46\n',
  );
  book('m13 errors', [
    {
      name: 'KPIs',
      rows: [
        ['KPI', 'Jan 26', 'Feb 26', 'Mar 26'],
        ['Homes', '#REF!', '#N/A', 5],
        ['Trees', '#DIV/0!', 3, '#WERT!'],
      ],
    },
  ]);
  book('m14 hidden sheet', [
    {
      name: 'alt',
      isHidden: true,
      rows: [
        ['Nr.', 'Kennzahl', 'Jan 26'],
        [1, 'Alt', 1],
      ],
    },
    {
      name: 'neu',
      rows: [
        ['Nr.', 'Kennzahl', 'Jan 26', 'Feb 26'],
        [1, 'Neu', 2, 3],
      ],
    },
  ]);
  csv('m15 shares.csv', 'Nr.;Kennzahl;Einheit;Jan 26;Feb 26\n1;Auslastung;%;0,45;0,5\n2;Quote;%;45 %;0,5\n');
  csv(
    'm16 T€.csv',
    'Nr.;Kennzahl;Einheit;Ist 2025 (T€);Plan 2026 (T€)\n1;Erlöse;;1.234 T€;1.500 T€\n2;Kosten;;900 TEUR;1,2 Mio. €\n',
  );
  csv(
    'm17 periods in rows long.csv',
    'Kennzahl;Quartal;Jahr;Soll;Ist\nHomes;1;2026;10;9\nHomes;2;2026;10;12\nTrees;1;2026;5;4\nTrees;Q2;2026;5;x\n',
  );
  book('m18 months without year under merged year', [
    {
      name: 'S',
      rows: [
        ['Ziel', 'Verantw.', '2025', null, null, '2026', null],
        [null, null, 'Okt', 'Nov', 'Dez', 'Jan', 'Feb'],
        ['Wohnungen', 'Ada', 1, 2, 3, 4, 5],
      ],
      merges: ['C1:E1', 'F1:G1', 'A1:A2', 'B1:B2'],
    },
  ]);
});
