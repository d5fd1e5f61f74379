import type { ImportMapping } from '#contract/import.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';

/**
 * The mapping for a file whose headings are those of a layout that is known, or whose headings are other words for
 * ours; null where nothing is told. It is only proposed: who imports sees it and may change it.
 */
export function knownLayout(tables: readonly Table[]): ImportMapping | null {
  const named = tables.map(({ header }) => new Set(header.map(plainName)));
  const layout = LAYOUTS.find(({ headings }) => named.some((names) => headings.every((name) => names.has(name))));
  if (layout !== undefined) return layout.mapping;
  const columns = Object.fromEntries(tables.flatMap(({ header }) => otherWords(header)));
  return Object.keys(columns).length === 0 ? null : { columns };
}

type Layout = { readonly headings: readonly string[]; readonly mapping: ImportMapping };

/** As other products write their exports; see docs/guide/mappings. */
const LAYOUTS: readonly Layout[] = [
  {
    headings: ['name', 'type', 'progress', 'start_date', 'end_date', 'owner_email'],
    mapping: {
      columns: {
        name: 'title',
        start_date: 'start',
        end_date: 'end',
        owner_email: 'owner',
        categories: 'department',
      },
      number_from: 'row',
    },
  },
  {
    headings: ['id', 'actual_value_date', 'target_value', 'actual_value'],
    mapping: {
      columns: { id: 'goal_number', actual_value_date: 'date', target_value: 'target', actual_value: 'actual' },
      date_format: 'M/D/Y',
    },
  },
  {
    headings: ['main', 'l1', 'l2', 'l3'],
    mapping: {
      outline: ['Main', 'L1', 'L2', 'L3'],
      columns: { 'Start Date': 'start', 'Due Date': 'end', Notes: 'description' },
      date_format: 'M/D/Y',
    },
  },
  {
    headings: ['row_id', 'parent_row_ids', 'goal_title'],
    mapping: {
      columns: {
        'Row ID': 'number',
        'Parent Row IDs': 'parent_number',
        'Goal Title': 'title',
        'Owner Emails': 'owner',
        'Goal Type': 'value_type',
        Departments: 'department',
        'Start Date': 'start',
        'End Date': 'end',
        'Starting Value': 'baseline',
        'Target Value': 'all_target',
      },
      values: { value_type: { 'Custom Percent': 'percent', Percent: 'percent', Currency: 'currency' } },
    },
  },
];

/** Headings that stand for a column of ours, where that one is not there itself; in the languages of the page. */
function otherWords(header: readonly string[]): [string, string][] {
  const taken = new Set(header.map(plainName));
  const has = (words: readonly string[]) => header.some((heading) => words.includes(plainName(heading)));
  // With a title too it is one long table of goals and their figures.
  const isEntries = has(DATE_WORDS) && !has(['title', ...TITLE_WORDS]);
  const found: [string, string][] = [];
  for (const heading of header) {
    const column = WORDS.get(plainName(heading));
    const ours = column === 'number' && isEntries ? 'goal_number' : column;
    if (ours === undefined || taken.has(ours)) continue;
    taken.add(ours);
    found.push([heading, ours]);
  }
  return found;
}

const DATE_WORDS = ['date', 'period', 'month', 'datum', 'periode', 'zeitraum', 'monat', 'berichtsmonat'];

const TITLE_WORDS = [
  'name',
  'goal',
  'objective',
  'kpi',
  'indicator',
  'goal_title',
  'goal_name',
  'titel',
  'bezeichnung',
  'ziel',
];

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    number: [
      'no',
      'no.',
      'nr',
      'nr.',
      'nummer',
      'id',
      'code',
      'kpi_code',
      'goal_id',
      'goal_no',
      'ziel_nr',
      'ziel_nr.',
      '#',
    ],
    title: TITLE_WORDS,
    parent_number: ['parent', 'parent_id', 'parent_goal', 'übergeordnet', 'oberziel'],
    description: ['notes', 'details', 'beschreibung', 'notizen'],
    measure: ['metric', 'kennzahl', 'messgröße'],
    owner: ['owner_email', 'responsible', 'assignee', 'lead', 'verantwortlich', 'verantwortliche'],
    department: ['team', 'division', 'unit_name', 'abteilung', 'bereich'],
    start: ['start_date', 'begin', 'beginn', 'von', 'startdatum'],
    end: ['end_date', 'due', 'due_date', 'deadline', 'ende', 'bis', 'enddatum', 'fällig'],
    unit: ['units', 'uom', 'einheit'],
    function: ['aggregation', 'calculation', 'funktion', 'berechnung'],
    priority: ['importance', 'priorität'],
    perspective: ['perspektive'],
    date: DATE_WORDS,
    target: ['target_value', 'plan', 'planned', 'budget', 'soll', 'zielwert', 'planwert'],
    actual: ['actual_value', 'value', 'result', 'ist', 'istwert', 'wert'],
    baseline: ['starting_value', 'start_value', 'ausgangswert'],
  }).flatMap(([column, words]) => words.map((word): [string, string] => [word, column])),
);
