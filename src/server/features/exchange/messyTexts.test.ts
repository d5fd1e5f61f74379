import { describe, expect, it } from 'vitest';
import { type PageReading, readAsPage } from '#testing/server/readAsPage.ts';

const NOTHING: PageReading = {
  goals: [],
  figures: [],
  targets: [],
  leftOut: [],
  noted: [],
  refusals: [],
  asked: [],
  unsaid: 0,
};
const read = (name: string, lines: readonly string[], asked?: Parameters<typeof readAsPage>[1]) =>
  readAsPage({ name, content: lines.join('\r\n') }, asked);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('files as people make them: each is imported as it is, and what is left out is said', () => {
  it('1: German months in a list of Windows-1252, with the year’s target beside them', () => {
    const content = latin1(
      'Nr.;Kennzahl;Verantwortlich;J\xe4nner 26;Feb 26;M\xe4rz 26;Ziel 2026\n' +
        '1;W\xe4rme;Ada L\xf6w;1.234,5;987,25;;12.000\n' +
        '2;K\xe4lte;;10;20;30;\n',
    );
    expect(readAsPage({ name: 'liste.csv', content })).toEqual({
      ...NOTHING,
      goals: ['1 Wärme', '2 Kälte'],
      figures: [
        '1 2026-01 actual 1234.5',
        '1 2026-02 actual 987.25',
        '2 2026-01 actual 10',
        '2 2026-02 actual 20',
        '2 2026-03 actual 30',
      ],
      targets: ['1 2026 12000'],
    });
  });

  it('2: Excel’s “Unicode text”: UTF-16 with tabs', () => {
    const content = utf16('Nr.\tKPI\tResponsible\tJan 2026\tFeb 2026\r\n1\tÉnergie\tAda\t5\t6\r\n');
    expect(readAsPage({ name: 'export.txt', content })).toEqual({
      ...NOTHING,
      goals: ['1 Énergie'],
      figures: ['1 2026-01 actual 5', '1 2026-02 actual 6'],
    });
  });

  it('3: French months, thousands parted by narrow blanks', () => {
    const lines = [
      'N°\tIndicateur\tPilote\tjanv. 2026\tfévr. 2026\tCible 2026',
      '1\tDéchets\tAda\t1\u202f234,5\t2\u00a0000\t25\u202f000',
    ];
    expect(read('tableau.tsv', lines)).toEqual({
      ...NOTHING,
      goals: ['1 Déchets'],
      figures: ['1 2026-01 actual 1234.5', '1 2026-02 actual 2000'],
      targets: ['1 2026 25000'],
    });
  });

  it('4: Spanish quarters with target and actual', () => {
    const lines = [
      'Código;Indicador;Responsable;Meta 1.er trimestre 2026;Real 1.er trimestre 2026;Meta T2 2026;Real T2 2026',
      'A1;Empleo;Ada;1.500,5;1.400;1.600;',
    ];
    expect(read('cuadro.csv', lines)).toEqual({
      ...NOTHING,
      goals: ['A1 Empleo'],
      figures: ['A1 2026-01 target 1500.5', 'A1 2026-01 actual 1400', 'A1 2026-04 target 1600'],
    });
  });

  it('5: Swiss thousands, dates in the headings', () => {
    const lines = ['Nr.;Titel;31.01.2026 Ist;28.02.2026 Ist', "1;Einnahmen;1'234.50;12'000"];
    expect(read('zuerich.csv', lines)).toEqual({
      ...NOTHING,
      goals: ['1 Einnahmen'],
      figures: ['1 2026-01 actual 1234.5', '1 2026-02 actual 12000'],
    });
  });

  it('6: dollars, percent as text, accounts’ brackets', () => {
    const lines = [
      'ID,KPI,Owner,Jan-26 Actual,Jan-26 Target,Feb-26 Actual,Feb-26 Target',
      '1,Revenue,Ada,"$1,234.50",$2k,"($500)",$2k',
      '2,Share,Ada,45%,50 %,47.5%,50%',
    ];
    expect(read('board.csv', lines)).toEqual({
      ...NOTHING,
      goals: ['1 Revenue', '2 Share'],
      figures: [
        '1 2026-01 target 2000',
        '1 2026-01 actual 1234.5',
        '1 2026-02 target 2000',
        '1 2026-02 actual -500',
        '2 2026-01 target 50',
        '2 2026-01 actual 45',
        '2 2026-02 target 50',
        '2 2026-02 actual 47.5',
      ],
    });
  });

  it('7: a row for each quarter of a fiscal year from July, named by its end', () => {
    const lines = [
      'KPI No,KPI,Period,Target,Actual',
      '1,Homes,Q1 FY26,10,9',
      '1,Homes,Q2 FY26,10,12',
      '1,Homes,FY26,40,',
    ];
    const options = { fiscalStartMonth: 7, fiscalDisplay: 'endYear' } as const;
    expect(read('list.csv', lines, { options })).toEqual({
      ...NOTHING,
      goals: ['1 Homes'],
      figures: ['1 2025-07 target 10', '1 2025-07 actual 9', '1 2025-10 target 10', '1 2025-10 actual 12'],
      targets: ['1 2025 40'],
    });
  });

  it('8: months without a year: it is asked once', () => {
    const lines = ['Nr.;KPI;Nov;Dez;Jan;Annual target', '1;Homes;5;6;7;70'];
    const open = read('monate.csv', lines);
    expect(open.asked).toEqual(['Which year are “Nov”, “Dez”, “Jan” of?']);
    const said = read('monate.csv', lines, { answers: { answers: { year: '2025' } } });
    expect(said.figures).toEqual(['1 2025-11 actual 5', '1 2025-12 actual 6', '1 2026-01 actual 7']);
    expect(
      read('monate.csv', lines, { answers: { mapping: { columns: { 'Nr.': 'number', KPI: 'title' }, year: 2026 } } }),
    ).toEqual({
      ...NOTHING,
      goals: ['1 Homes'],
      figures: ['1 2026-11 actual 5', '1 2026-12 actual 6', '1 2027-01 actual 7'],
      targets: ['1 2026 70'],
      asked: ['Nov', 'Dez', 'Jan', 'Annual target'],
    });
  });

  it('9: quarters among their months, a sum, notes and two columns without a heading', () => {
    const lines = [
      'No.,KPI,Jan 2026,Feb 2026,Mar 2026,Q1 2026,Total,,',
      '1,Homes,5,6,7,18,18,,see note',
      '2,Roads,1,,2,3,3,,',
    ];
    const { leftOut, ...rest } = read('quarters.csv', lines);
    expect(rest).toMatchObject({
      figures: [
        '1 2026-01 actual 5',
        '1 2026-02 actual 6',
        '1 2026-03 actual 7',
        '2 2026-01 actual 1',
        '2 2026-03 actual 2',
      ],
      unsaid: 0,
    });
    expect(leftOut).toEqual(expect.arrayContaining(['line 2 Q1 2026: 18', 'line 3 Q1 2026: 3', 'Total (2 cells)']));
  });

  it('10: errors of formulas, words for nothing, and what is no number', () => {
    const lines = ['Nr.,KPI,Jan 26,Feb 26,Mar 26,Apr 26,May 26', '1,Homes,#REF!,#DIV/0!,n/a,-,about 5'];
    expect(read('errors.csv', lines)).toEqual({
      ...NOTHING,
      goals: ['1 Homes'],
      leftOut: ['line 2 Jan 26: #REF!', 'line 2 Feb 26: #DIV/0!', 'line 2 May 26: about 5'],
    });
  });

  it('11: one number twice, and one period twice with two figures', () => {
    const lines = [
      'Nr.,KPI,Jan 26 Actual,Feb 26 Actual,Feb 2026 Actual',
      '1,Homes,5,6,6',
      '1,Roads,7,6,',
      '2,Parks,1,2,3',
    ];
    expect(read('twice.csv', lines)).toEqual({
      ...NOTHING,
      goals: ['1 Homes', '3 Roads', '2 Parks'],
      figures: [
        '1 2026-01 actual 5',
        '1 2026-02 actual 6',
        '3 2026-01 actual 7',
        '3 2026-02 actual 6',
        '2 2026-01 actual 1',
      ],
      leftOut: ['line 4 Feb 26 Actual: 2', 'line 4 Feb 2026 Actual: 3'],
    });
  });

  it('12: blank lines and columns at the end, blanks that do not break in headings and cells', () => {
    const lines = [
      '\u00a0Nr.\u00a0;KPI ;\u00a0Jan\u00a026;Feb 26\u00a0;;;',
      '\u00a01\u00a0;Homes\u00a0;\u00a05\u00a0; 6 ;;;',
      ';;;;;;',
      ';;;;;;',
    ];
    expect(read('blanks.csv', lines)).toEqual({
      ...NOTHING,
      goals: ['1 Homes'],
      figures: ['1 2026-01 actual 5', '1 2026-02 actual 6'],
    });
  });

  it('13: units behind the headings, numbers 1.1 and 1.10 apart', () => {
    const lines = ['Nr.;KPI;Ist Jan 26 (k€);Plan Jan 26 (k€)', '1.1;Homes;5;6', '1.10;Roads;7;8'];
    expect(read('units.csv', lines)).toEqual({
      ...NOTHING,
      goals: ['1.1 Homes', '1.10 Roads'],
      figures: [
        '1.1 2026-01 target 6000',
        '1.1 2026-01 actual 5000',
        '1.10 2026-01 target 8000',
        '1.10 2026-01 actual 7000',
      ],
    });
  });

  it('14: dates that lost their format, in headings', () => {
    expect(read('serial.csv', ['Nr.,KPI,46023,46054', '1,Homes,5,6'])).toEqual({
      ...NOTHING,
      goals: ['1 Homes'],
      figures: ['1 2026-01 actual 5', '1 2026-02 actual 6'],
    });
  });

  it('15: months as six digits, and as ISO instants', () => {
    const lines = ['Nr.,KPI,202601,2026-02-01T00:00:00', '1,Homes,5,6'];
    expect(read('digits.csv', lines)).toMatchObject({
      figures: ['1 2026-01 actual 5', '1 2026-02 actual 6'],
      unsaid: 0,
    });
  });

  it('16: calendar weeks', () => {
    const lines = ['Nr.;KPI;KW 1/2026;KW 2/2026;KW 3/2026', '1;Homes;5;6;7'];
    expect(read('wochen.csv', lines)).toEqual({
      ...NOTHING,
      goals: ['1 Homes'],
      figures: ['1 2025-12-29 actual 5', '1 2026-01-05 actual 6', '1 2026-01-12 actual 7'],
    });
  });

  it('17: days without a year that look like months are not guessed', () => {
    const lines = ['Nr.,KPI,Actual Dec 2025,Jan 5,Jan 12,Jan 19', '1,Homes,4,5,6,7'];
    const { figures, leftOut } = read('days.csv', lines);
    expect(figures).toEqual(['1 2025-12 actual 4']);
    expect(leftOut).toEqual(['Jan 5 (1 cell)', 'Jan 12 (1 cell)', 'Jan 19 (1 cell)']);
  });

  it('18: a column of months beside one of years, both figures in rows', () => {
    const lines = ['Nr.;KPI;Series;Jan 26;Feb 26;2026', '1;Homes;Soll;5;6;70', '1;Homes;Ist;4;7;11'];
    expect(read('reihen.csv', lines)).toMatchObject({
      figures: ['1 2026-01 target 5', '1 2026-01 actual 4', '1 2026-02 target 6', '1 2026-02 actual 7'],
      targets: ['1 2026 70'],
      leftOut: ['line 3 2026: 11'],
      unsaid: 0,
    });
  });

  it.each([
    ['Jahr;Monat', '2025;Dez', '2026;Jan', ['1 2025-12 target 5', '1 2025-12 actual 4', '1 2026-01 target 6']],
    ['Year;Month', '2025;12', '2026;1', ['1 2025-12 target 5', '1 2025-12 actual 4', '1 2026-01 target 6']],
    ['Année;Trimestre', '2025;4', '2026;1', ['1 2025-10 target 5', '1 2025-10 actual 4', '1 2026-01 target 6']],
    ['Month;Year', 'Dec;2025', 'Jan;2026', ['1 2025-12 target 5', '1 2025-12 actual 4', '1 2026-01 target 6']],
  ])('19: year and period in two columns, %s', (headings, first, second, figures) => {
    const lines = [`Nr.;KPI;${headings};Target;Actual`, `1;Homes;${first};5;4`, `1;Homes;${second};6;`];
    expect(read('lang.csv', lines)).toEqual({ ...NOTHING, goals: ['1 Homes'], figures });
  });

  it('20: a row for each year, with its year alone', () => {
    const lines = ['Nr.;KPI;Jahr;Soll;Ist', '1;Homes;2025;5;4', '1;Homes;2026;6;'];
    expect(read('jahre.csv', lines)).toEqual({
      ...NOTHING,
      goals: ['1 Homes'],
      figures: ['1 2025-01 target 5', '1 2025-01 actual 4', '1 2026-01 target 6'],
    });
  });

  it('21: what is wrong in a column that somebody made a period is named by the heading in the file', () => {
    const columns = { 'Nr.': 'number', KPI: 'title', Stichprobe: '2026-01 actual' };
    const { figures, leftOut } = read('probe.csv', ['Nr.;KPI;Stichprobe', '1;Homes;viel', '2;Roads;3'], {
      answers: { mapping: { columns } },
    });
    expect([figures, leftOut]).toEqual([['2 2026-01 actual 3'], ['line 2 Stichprobe: viel']]);
  });
});
