import { addDays, civilDateOf, firstDayOfMonth, readIsoDate } from '#core/calendar/date.ts';
import { XmlReading } from './xmlReading.ts';
import type { XmlElement } from './xmlTree.ts';

type Row = Readonly<Record<string, string>>;

/** Rows by our columns, and the elements of the plan that were not taken, counted. */
export type Stratml = {
  readonly goals: readonly Row[];
  readonly entries: readonly Row[];
  readonly leftOut: ReadonlyMap<string, number>;
};

/**
 * Goals, the objectives below them and the performance indicators below those, each numbered by its sequence indicator
 * among its siblings, or else by its place; measurement instances are entries on the first day of their period.
 */
export function readStratml(plan: XmlElement): Stratml {
  const xml = new XmlReading();
  const about = xml.childOf(plan, 'AdministrativeInformation');
  const window = { start: xml.textOf(about, 'StartDate'), end: xml.textOf(about, 'EndDate') };
  const core = xml.childOf(plan, 'StrategicPlanCore') ?? plan;
  const goals: Row[] = [];
  const entries: Row[] = [];
  for (const [goal, number] of numbered(xml, filled(xml.childrenOf(core, 'Goal')), '')) {
    goals.push({ ...named(xml, goal, number), ...window });
    for (const [objective, below] of numbered(xml, filled(xml.childrenOf(goal, 'Objective')), number)) {
      goals.push({ ...named(xml, objective, below), parent_number: number, ...window });
      for (const [indicator, lowest] of numbered(
        xml,
        filled(xml.childrenOf(objective, 'PerformanceIndicator')),
        below,
      )) {
        const instances = xml.childrenOf(indicator, 'MeasurementInstance');
        const tracking = areQuarters(xml, instances) ? { tracking: 'quarterly' } : {};
        goals.push({ ...measured(xml, indicator, lowest), ...tracking, parent_number: below, ...window });
        for (const instance of instances) entries.push(...figures(xml, instance, lowest));
      }
    }
  }
  return { goals, entries, leftOut: xml.unread(plan) };
}

/** Forms for such plans write goals, objectives and indicators that nobody filled in. */
function filled(elements: readonly XmlElement[]): readonly XmlElement[] {
  return elements.filter((element) => saysSomething(element));
}

const NAMELESS: ReadonlySet<string> = new Set(['Identifier', 'SequenceIndicator']);

function saysSomething({ text, children }: XmlElement): boolean {
  return text.trim() !== '' || children.some((child) => !NAMELESS.has(child.name) && saysSomething(child));
}

/** Elements with their numbers: the last part of each sequence indicator where all siblings have another one. */
function numbered(xml: XmlReading, elements: readonly XmlElement[], above: string): (readonly [XmlElement, string])[] {
  const stated = elements.map((element) => /(\d{1,9})$/.exec(xml.textOf(element, 'SequenceIndicator'))?.[1] ?? '');
  const isStated = !stated.includes('') && new Set(stated.map(Number)).size === stated.length;
  return elements.map((element, index) => {
    const part = isStated ? String(Number(stated[index])) : String(index + 1);
    return [element, above === '' ? part : `${above}.${part}`];
  });
}

function named(xml: XmlReading, element: XmlElement, number: string): Row {
  const name = xml.textOf(element, 'Name');
  const description = xml.textOf(element, 'Description');
  const title = [name, description, `${element.name} ${number}`].find((text) => text !== '') ?? '';
  return { number, title, description };
}

function measured(xml: XmlReading, indicator: XmlElement, number: string): Row {
  const dimension = xml.textOf(indicator, 'MeasurementDimension');
  const unit = xml.textOf(indicator, 'UnitOfMeasurement');
  const title =
    [dimension, xml.textOf(indicator, 'Name'), unit, `Indicator ${number}`].find((text) => text !== '') ?? '';
  return { number, title, description: xml.textOf(indicator, 'OtherInformation'), measure: dimension, unit };
}

/** Whether all measurements are of three whole months: the spacing of their first days alone would not tell. */
function areQuarters(xml: XmlReading, instances: readonly XmlElement[]): boolean {
  const results = instances.flatMap((instance) => resultsOf(xml, instance));
  return results.length > 0 && results.every(({ result }) => isQuarter(xml, result));
}

function isQuarter(xml: XmlReading, result: XmlElement): boolean {
  const [start, end] = [xml.textOf(result, 'StartDate'), xml.textOf(result, 'EndDate')].map(readIsoDate);
  if (start == null || end == null) return false;
  const { year, month, day } = civilDateOf(start);
  return day === 1 && addDays(firstDayOfMonth(year, month + 3), -1) === end;
}

function resultsOf(xml: XmlReading, instance: XmlElement) {
  return [
    ...xml.childrenOf(instance, 'TargetResult').map((result) => ({ column: 'target', result })),
    ...xml.childrenOf(instance, 'ActualResult').map((result) => ({ column: 'actual', result })),
  ];
}

/** A target and an actual of one day are one row. */
function figures(xml: XmlReading, instance: XmlElement, number: string): Row[] {
  const results = resultsOf(xml, instance);
  const rows = new Map<string, Row>();
  for (const { column, result } of results) {
    const value = xml.textOf(result, 'NumberOfUnits');
    const [date = ''] = [xml.textOf(result, 'StartDate'), xml.textOf(result, 'EndDate')].filter((text) => text !== '');
    if (value === '') continue;
    rows.set(date, { goal_number: number, date, target: '', actual: '', ...rows.get(date), [column]: value });
  }
  return [...rows.values()];
}
