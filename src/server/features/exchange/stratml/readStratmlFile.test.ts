import { describe, expect, it } from 'vitest';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import { createExampleCommandLine } from '#testing/server/exampleCommandLine.ts';

const LIMITS = { bytes: 1_000_000, inflatedBytes: 1_000_000 };
const read = (xml: string) => readTables([{ name: 'plan.xml', bytes: new TextEncoder().encode(xml) }], LIMITS);
const rowsOf = (xml: string, index = 0) => {
  const table = read(xml).tables[index];
  return [...(table?.rows ?? [])].map(({ cells }) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell === '' ? [] : [[table?.header[at], cell]]))),
  );
};

const INDICATOR = `<PerformanceIndicator PerformanceIndicatorType="Quantitative">
  <SequenceIndicator>1.2.7</SequenceIndicator><MeasurementDimension>Homes built</MeasurementDimension>
  <UnitOfMeasurement>homes</UnitOfMeasurement>
  <MeasurementInstance>
    <TargetResult><NumberOfUnits>120</NumberOfUnits><StartDate>2025-01-01</StartDate><EndDate>2025-12-31</EndDate></TargetResult>
    <ActualResult><NumberOfUnits>97</NumberOfUnits><StartDate>2025-01-01</StartDate><EndDate>2025-12-31</EndDate></ActualResult>
  </MeasurementInstance>
  <MeasurementInstance>
    <TargetResult><NumberOfUnits>130</NumberOfUnits><StartDate>2026-01-01</StartDate></TargetResult>
  </MeasurementInstance>
</PerformanceIndicator>`;

/** As Part 1 has it, and with an indicator as Part 2 does. */
const plan = (root: string, indicator = '') => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:ISO:std:iso:17469:tech:xsd:stratml_core"><Name>City</Name>
<StrategicPlanCore>
  <Organization><Name>Milltown</Name><Stakeholder><Name>People</Name></Stakeholder></Organization>
  <Vision><Description>Home</Description></Vision>
  <Goal><Name>Housing &amp; land</Name><Description>For all</Description><SequenceIndicator>1</SequenceIndicator>
    <Stakeholder><Name>Builders</Name></Stakeholder>
    <Objective><Name>Permits</Name><Description/><SequenceIndicator>1.4</SequenceIndicator></Objective>
    <Objective><Name>Homes</Name><Description/><SequenceIndicator>1.2</SequenceIndicator>${indicator}</Objective>
  </Goal>
  <Goal><Name/><Description>Streets
    without deaths</Description><SequenceIndicator>3</SequenceIndicator></Goal>
</StrategicPlanCore>
<AdministrativeInformation><StartDate>2025-01-01</StartDate><EndDate>2027-12-31</EndDate></AdministrativeInformation>
</${root}>`;

const WINDOW = { start: '2025-01-01', end: '2027-12-31' };

describe('a plan in StratML', () => {
  it('of Part 1 is goals and objectives by their sequence, in the window of the plan', () => {
    expect(rowsOf(plan('StrategicPlan'))).toEqual([
      { number: '1', title: 'Housing & land', description: 'For all', ...WINDOW },
      { number: '1.4', title: 'Permits', parent_number: '1', ...WINDOW },
      { number: '1.2', title: 'Homes', parent_number: '1', ...WINDOW },
      { number: '3', title: 'Streets without deaths', description: 'Streets without deaths', ...WINDOW },
    ]);
  });

  it.each([
    ['quarters', ['2025-01-01 2025-03-31', '2025-04-01 2025-06-30'], 'quarterly'],
    ['a single quarter', ['2025-10-01 2025-12-31'], 'quarterly'],
    ['a quarter of a leap year', ['2023-12-01 2024-02-29'], 'quarterly'],
    ['a quarter and a year', ['2025-01-01 2025-03-31', '2025-01-01 2025-12-31'], undefined],
    ['months', ['2025-01-01 2025-01-31', '2025-02-01 2025-02-28'], undefined],
    ['three months from the middle of one', ['2025-01-15 2025-04-14'], undefined],
    ['first days alone', ['2025-01-01 ', '2025-04-01 '], undefined],
  ])('of measurements that are %s', (_, spans, tracking) => {
    const results = spans.map((span) => {
      const [start, end] = span.split(' ');
      return `<MeasurementInstance><ActualResult><NumberOfUnits>9</NumberOfUnits><StartDate>${start}</StartDate><EndDate>${end}</EndDate></ActualResult></MeasurementInstance>`;
    });
    const indicator = `<PerformanceIndicator><SequenceIndicator>1.2.1</SequenceIndicator><MeasurementDimension>Homes</MeasurementDimension>${results.join('')}</PerformanceIndicator>`;
    const rows = rowsOf(plan('PerformancePlanOrReport', indicator));
    expect(rows.find(({ number }) => number === '1.2.1')?.tracking).toBe(tracking);
  });

  it('of Part 2 has indicators as goals below, and their measurements as entries', () => {
    const xml = plan('PerformancePlanOrReport', INDICATOR);
    const indicator = { title: 'Homes built', measure: 'Homes built', unit: 'homes', parent_number: '1.2' };
    expect(rowsOf(xml)).toContainEqual({ number: '1.2.7', ...indicator, ...WINDOW });
    expect(rowsOf(xml, 1)).toEqual([
      { goal_number: '1.2.7', date: '2025-01-01', target: '120', actual: '97' },
      { goal_number: '1.2.7', date: '2026-01-01', target: '130' },
    ]);
  });

  it('is numbered by place where the sequence does not tell its goals apart', () => {
    const xml = plan('StrategicPlan').replace('<SequenceIndicator>3<', '<SequenceIndicator>1<');
    expect(rowsOf(xml).map(({ number }) => number)).toEqual(['1', '1.4', '1.2', '2']);
  });

  it('leaves out what a form wrote and nobody filled in, and tells nothing of it', () => {
    const form =
      '<Objective><Name/><Description/><Identifier>_9</Identifier><SequenceIndicator>1.9</SequenceIndicator>' +
      '<PerformanceIndicator><Identifier>_8</Identifier><MeasurementDimension/><UnitOfMeasurement/>' +
      '<MeasurementInstance><TargetResult><NumberOfUnits/></TargetResult></MeasurementInstance></PerformanceIndicator></Objective>';
    const xml = plan('PerformancePlanOrReport', INDICATOR).replace('<Objective>', `${form}$&`);
    expect(rowsOf(xml)).toEqual(rowsOf(plan('PerformancePlanOrReport', INDICATOR)));
  });

  it('has a title for an objective that only has indicators', () => {
    const xml = plan('PerformancePlanOrReport', INDICATOR).replace('<Name>Homes</Name><Description/>', '<Name/>');
    expect(rowsOf(xml)).toContainEqual({ number: '1.2', title: 'Objective 1.2', parent_number: '1', ...WINDOW });
  });

  it('has every target and actual of a measurement, and its elements may have a prefix', () => {
    const more = '<TargetResult><NumberOfUnits>140</NumberOfUnits><StartDate>2027-01-01</StartDate></TargetResult>';
    const xml = plan('PerformancePlanOrReport', INDICATOR.replace('</MeasurementInstance>', `${more}$&`));
    const prefixed = xml.replace(/<(\/?)(?=[A-Z])/g, '<$1stratml:').replace('xmlns=', 'xmlns:stratml=');
    for (const each of [xml, prefixed])
      expect(rowsOf(each, 1)).toContainEqual({ goal_number: '1.2.7', date: '2027-01-01', target: '140' });
  });

  it('tells what is not taken', () => {
    const reason = 'left out of StratML: StrategicPlan/Name (1), Organization (1), Vision (1), Stakeholder (1)';
    expect(read(plan('StrategicPlan')).tables[0]?.notices).toMatchObject([{ line: 1, reason }]);
  });

  it('tells every element that is not taken, whatever it is called, and none that is empty', () => {
    const identified = INDICATOR.replace('<SequenceIndicator>', '<Identifier>_a</Identifier><Local>b</Local>$&')
      .replace('<ActualResult>', '$&<Description>Fewer</Description>')
      .replaceAll('<StartDate>2025', '<Descriptor><DescriptorName/></Descriptor>$&');
    const xml = plan('PerformancePlanOrReport', identified)
      .replace('<SequenceIndicator>3<', '<Identifier>_c</Identifier><Name>Safe streets</Name>$&')
      .replace('</AdministrativeInformation>', '<Source>city.example</Source>$&');
    const [{ notices: [notice] = [] } = {}] = read(xml).tables;
    expect(notice?.reason.replace('left out of StratML: ', '').split(', ')).toEqual([
      'PerformancePlanOrReport/Name (1)',
      'Organization (1)',
      'Vision (1)',
      'Stakeholder (1)',
      'Identifier (2)',
      'Local (1)',
      'ActualResult/Description (1)',
      'Goal/Name (1)',
      'Source (1)',
    ]);
  });

  it('is imported by the command, and the same again changes nothing', async () => {
    const line = createExampleCommandLine();
    line.write('plan.xml', plan('PerformancePlanOrReport', INDICATOR));
    const first = await line.run('import', '--plan', 'City', 'plan.xml');
    expect([first.status, first.output]).toEqual([0, expect.stringContaining('Goals    5 read: 5 new')]);
    expect(first.output).toContain('Entries  2 read: 2 new');
    expect(first.output).toContain('left out of StratML: PerformancePlanOrReport/Name (1), Organization (1)');
    expect((await line.run('import', '--plan', 'City', 'plan.xml')).output).toContain('nothing was changed');
    line.remove();
  });

  it.each([
    [
      'entities',
      '<!DOCTYPE a [<!ENTITY a "x"><!ENTITY b "&a;&a;">]><StrategicPlan>&b;</StrategicPlan>',
      'document type',
    ],
    ['too many levels', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`, 'nests too deep'],
    ['another document', '<html></html>', 'not a plan in StratML'],
    ['elements that cross', '<StrategicPlan><Goal></StrategicPlan></Goal>', 'do not close'],
    ['a text that breaks off', '<StrategicPlan><Goal>', 'breaks off'],
    ['an end too many', '<StrategicPlan></StrategicPlan></Goal>', 'do not close'],
    ['text alone', 'nonsense', 'breaks off'],
  ])('is refused with %s', (_, xml, reason) => {
    expect(read(xml).refusals).toMatchObject([{ file: 'plan.xml', reason: expect.stringContaining(reason) }]);
  });
});
