import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { SHARE_STYLES } from './dashboardUrl.ts';
import { NO_FILTER_PARAMS } from './filterParams.ts';
import { LANGUAGES } from './language.ts';
import { type PrintedReport, printPath, USUAL_REPORT } from './printedReport.ts';
import { paperPath, readPrint, readPrintQuery } from './readPrintQuery.ts';

const text = fc.option(fc.string({ minLength: 1, unit: 'grapheme' }));
const report: fc.Arbitrary<PrintedReport> = fc.record({
  planId: text,
  filters: fc.option(
    fc
      .string({ minLength: 1 })
      .map((keyword) => ({ ...NO_FILTER_PARAMS, criteria: { ...NO_CRITERIA, keyword: keyword.trim() } })),
  ),
  fiscalYear: fc.option(fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.constant('ALL' as const))),
  shareToken: text,
  shareStyle: fc.option(fc.constantFrom(...SHARE_STYLES)),
  hasFigures: fc.boolean(),
  hasWork: fc.boolean(),
  opensDialog: fc.boolean(),
  language: fc.option(fc.constantFrom(...LANGUAGES)),
});

describe('the address of a printed report', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(report, fc.boolean(), (written, asPdf) => {
        const query = printPath(written, { asPdf }).split('?').slice(1).join('?');
        expect(readPrintQuery(query, 'M/D/Y')).toEqual(written);
      }),
    );
  });

  it('is that of the specification', () => {
    const asked = {
      planId: null,
      filters: { ...NO_FILTER_PARAMS, criteria: { ...NO_CRITERIA, depths: [1] } },
      fiscalYear: 'ALL' as const,
      shareToken: null,
      shareStyle: 'static' as const,
      language: null,
      ...USUAL_REPORT,
    };
    expect(decodeURIComponent(printPath(asked, { asPdf: true }))).toBe(
      '/reports/print-dash?filters={"depth":[1]}&rs=static&fiscal_year=ALL&pdf=1',
    );
    expect(readPrintQuery('fiscal_year=0', 'M/D/Y').fiscalYear).toBe('ALL');
  });

  it('that cannot be read says nothing of it', () => {
    const read = readPrintQuery('?filters=%&rs=loud&fiscal_year=soon&encv=', 'M/D/Y');
    expect(read).toMatchObject({ filters: null, shareStyle: null, fiscalYear: null, shareToken: null });
  });

  it.each([
    ['', []],
    ['filters=%&rs=loud&fiscal_year=soon', ['filters', 'fiscal_year', 'rs']],
    ['filters={"depth":"x"}&fiscal_year=2026&rs=chips', ['depth']],
    ['filters=[', ['notJson']],
  ])('says what of “%s” it left out, also on the paper made of it', (query, told) => {
    const tell = (text: string) =>
      readPrint(text, 'M/D/Y').notices.map((notice) =>
        notice.problem === 'wrongParameter'
          ? notice.parameter
          : notice.problem === 'wrongValue'
            ? notice.key
            : notice.problem,
      );
    expect(tell(query)).toEqual(told);
    const paper = paperPath(`${query}&pdf=1&p%64f=1`, 'plan1');
    expect(paper).not.toContain('pdf');
    expect(tell(paper.split('?')[1] ?? '')).toHaveLength(told.length);
    expect(readPrintQuery(paper.split('?')[1] ?? '', 'M/D/Y')).toMatchObject({ planId: 'plan1', opensDialog: false });
  });
});
