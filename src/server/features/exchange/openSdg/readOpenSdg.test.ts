import { describe, expect, it } from 'vitest';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import { zipFiles } from '#server/features/exchange/writing/zipFiles.ts';
import { createExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { readFlatYaml } from './flatYaml.ts';

const LIMITS = { bytes: 1_000_000, inflatedBytes: 1_000_000 };
const read = (name: string, text: string) => readTables([{ name, bytes: new TextEncoder().encode(text) }], LIMITS);

const DATA = `Year,Sex,Units,Value
2019,,Percentage,12.5
2020,,Percentage,11.9
2020,,Number,300
2020,Female,Percentage,12.1
2021,,Percentage,
`;
const METADATA = `---
# As a site has it
indicator_name: "Poverty: share of people"
indicator_definition: >-
  Share of people
  below the line
computation_units: Percentage
goal_meta_link: 'https://example.org/it''s'
graph_title: Poverty
data_keywords:
  - poverty
`;

describe('Open SDG', () => {
  it('has the headline figures of an indicator by year; others are left out and counted', () => {
    const [table] = read('indicator_1-2-1.csv', DATA).tables;
    expect(table?.header).toEqual(['goal_number', 'date', 'actual']);
    expect([...(table?.rows ?? [])].map(({ cells }) => cells)).toEqual([
      ['1.2.1', '2019', '12.5'],
      ['1.2.1', '2020', '11.9'],
      ['1.2.1', '2021', ''],
    ]);
    expect(table?.notices.map(({ reason }) => reason)).toEqual([
      'left out: 1 row by Sex',
      'left out: 1 row of other series or units',
    ]);
  });

  it('has the goal in its metadata, and lists what is not taken', () => {
    const [table] = read('1-2-1.yml', METADATA).tables;
    const [row] = [...(table?.rows ?? [])];
    expect(Object.fromEntries((table?.header ?? []).map((name, at) => [name, row?.cells[at]]))).toEqual({
      number: '1.2.1',
      title: 'Poverty: share of people',
      description: 'Share of people below the line',
      unit: 'Percentage',
      tracking: 'yearly',
    });
    expect(table?.notices[0]?.reason).toBe('left out of the metadata: goal_meta_link, graph_title, data_keywords');
  });

  it('is imported by the command, data and metadata together', async () => {
    const line = createExampleCommandLine();
    line.write('indicator_1-2-1.csv', DATA);
    line.write('1-2-1.yml', METADATA);
    const { status, output } = await line.run('import', '--plan', 'SDG', '1-2-1.yml', 'indicator_1-2-1.csv');
    expect([status, output]).toEqual([0, expect.stringContaining('Goals    1 read: 1 new')]);
    expect(output).toContain('Entries  3 read: 2 new, 1 without a figure');
    line.remove();
  });

  it('is imported from a zip archive of many indicators', async () => {
    const line = createExampleCommandLine();
    const files = Array.from({ length: 150 }, (_, at): [string, string][] => [
      [`site/data/indicator_1-${at + 1}-1.csv`, DATA],
      [`site/meta/1-${at + 1}-1.yml`, METADATA],
    ]).flat();
    const all = [...files, ['__MACOSX/._1-2-1.yml', 'x']] as const;
    line.write('sdg.zip', zipFiles(new Map(all.map(([name, text]) => [name, Buffer.from(text)]))));
    const { status, output } = await line.run('import', '--plan', 'SDG', 'sdg.zip');
    expect([status, output]).toEqual([0, expect.stringContaining('Goals    150 read: 150 new')]);
    expect(output).toContain('Entries  450 read: 300 new, 150 without a figure');
    line.remove();
  });

  it.each([
    ['an anchor', 'indicator_name: &a x\n'],
    ['an alias', 'indicator_name: *a\n'],
    ['a tag', 'indicator_name: !!js/function x\n'],
    ['no key', '- a\n- b\n'],
    ['an open quote', 'indicator_name: "x\n'],
    ['21,000 lines', '\n'.repeat(21_000)],
  ])('metadata is refused with %s', (_, text) => {
    expect(readFlatYaml(text)).toBeNull();
    expect(read('1-2-1.yml', text).refusals).toHaveLength(1);
  });

  it.each([
    ['lines that a backslash joins', '"Clean \\\n  fuels"', 'Clean fuels'],
    ['lines joined by a blank', '"Clean\n  fuels"', 'Clean fuels'],
    ['an empty line', '"Clean\n\n  fuels"', 'Clean\nfuels'],
    ['escapes of YAML', String.raw`"\x41\u00e9\U0001F600\_\N\t\"\\\e"`, 'Aé😀\u00a0\u0085\t"\\\u001b'],
  ])('a text in double quotes with %s is read', (_, text, value) => {
    expect(readFlatYaml(`title: ${text}\nother: x\n`)?.texts.get('title')).toBe(value);
  });

  it.each([String.raw`"\q"`, String.raw`"\xZZ"`, String.raw`"\UFFFFFFFF"`, '"x" y'])('%s is refused', (text) => {
    expect(readFlatYaml(`title: ${text}\n`)).toBeNull();
  });

  it.each([
    ['in capitals, as in SDMX', 'SDG_INDICATOR: >-\n  Indicator 1.2.1: Poverty\n', 'Poverty'],
    [
      'in its own words',
      'indicator_name: global_indicators.1-2-1-title\nindicator_available: Poverty here\n',
      'Poverty here',
    ],
    ['under another key', 'graph title: x\ntitle: Poverty\n', 'Poverty'],
  ])('has its name %s', (_, text, title) => {
    expect(read('1-2-1.yml', text).tables[0]?.rows.at(0)?.cells[1]).toBe(title);
  });

  it('is read from the top of a page in Markdown', () => {
    const reading = read('1-2-1.md', '---\ntitle: Poverty\n---\n# Heading: here\n');
    expect([reading.refusals, reading.tables[0]?.rows.at(0)?.cells.slice(0, 2)]).toEqual([[], ['1.2.1', 'Poverty']]);
  });

  it('what nests is left out by its key, however deep', () => {
    const deep = Array.from({ length: 5000 }, (_, at) => `${' '.repeat(at % 50)}a:`).join('\n');
    expect(readFlatYaml(`title: x\nnested:\n ${deep.replaceAll('\n', '\n ')}\n`)?.leftOut).toEqual(['nested']);
  });
});
