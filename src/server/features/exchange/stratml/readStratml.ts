import { childrenOf, textOf, type XmlElement } from './xmlTree.ts';

type Row = Readonly<Record<string, string>>;

/** Rows by our columns, and what of the plan has no column, counted. */
export type Stratml = { readonly goals: readonly Row[]; readonly entries: readonly Row[]; readonly leftOut: string };

/**
 * Goals, the objectives below them and the performance indicators below those, each numbered by its sequence indicator
 * among its siblings, or else by its place; measurement instances are entries on the first day of their period.
 */
export function readStratml(plan: XmlElement): Stratml {
  const about = plan.children.find(({ name }) => name === 'AdministrativeInformation');
  const window = { start: textOf(about, 'StartDate'), end: textOf(about, 'EndDate') };
  const core = plan.children.find(({ name }) => name === 'StrategicPlanCore') ?? plan;
  const goals: Row[] = [];
  const entries: Row[] = [];
  for (const [goal, number] of numbered(childrenOf(core, 'Goal'), '')) {
    goals.push({ ...named(goal, number), ...window });
    for (const [objective, below] of numbered(childrenOf(goal, 'Objective'), number)) {
      goals.push({ ...named(objective, below), parent_number: number, ...window });
      for (const [indicator, lowest] of numbered(childrenOf(objective, 'PerformanceIndicator'), below)) {
        goals.push({ ...measured(indicator, lowest), parent_number: below, ...window });
        for (const instance of childrenOf(indicator, 'MeasurementInstance')) entries.push(...figures(instance, lowest));
      }
    }
  }
  return { goals, entries, leftOut: leftOutOf(plan) };
}

/** Elements with their numbers: the last part of each sequence indicator where all siblings have another one. */
function numbered(elements: readonly XmlElement[], above: string): (readonly [XmlElement, string])[] {
  const stated = elements.map((element) => /(\d{1,9})$/.exec(textOf(element, 'SequenceIndicator'))?.[1] ?? '');
  const isStated = !stated.includes('') && new Set(stated.map(Number)).size === stated.length;
  return elements.map((element, index) => {
    const part = isStated ? String(Number(stated[index])) : String(index + 1);
    return [element, above === '' ? part : `${above}.${part}`];
  });
}

function named(element: XmlElement, number: string): Row {
  const name = textOf(element, 'Name');
  const description = textOf(element, 'Description');
  return { number, title: name === '' ? description : name, description };
}

function measured(indicator: XmlElement, number: string): Row {
  const dimension = textOf(indicator, 'MeasurementDimension');
  const unit = textOf(indicator, 'UnitOfMeasurement');
  const title = [dimension, textOf(indicator, 'Name'), unit, `Indicator ${number}`].find((text) => text !== '') ?? '';
  return { number, title, description: textOf(indicator, 'OtherInformation'), measure: dimension, unit };
}

/** A target and an actual of one day are one row. */
function figures(instance: XmlElement, number: string): Row[] {
  const results = [
    { column: 'target', result: instance.children.find(({ name }) => name === 'TargetResult') },
    { column: 'actual', result: instance.children.find(({ name }) => name === 'ActualResult') },
  ];
  const rows = new Map<string, Row>();
  for (const { column, result } of results) {
    const value = textOf(result, 'NumberOfUnits');
    if (value === '') continue;
    const [date = ''] = [textOf(result, 'StartDate'), textOf(result, 'EndDate')].filter((text) => text !== '');
    rows.set(date, { goal_number: number, date, target: '', actual: '', ...rows.get(date), [column]: value });
  }
  return [...rows.values()];
}

/** What has no place in a plan of ours. */
const LEFT_OUT = ['Vision', 'Mission', 'Value', 'Organization', 'Stakeholder', 'Relationship', 'Role', 'Commitment'];

function leftOutOf(plan: XmlElement): string {
  const counts = new Map<string, number>();
  const walk = ({ children }: XmlElement) => {
    for (const child of children) {
      if (LEFT_OUT.includes(child.name)) counts.set(child.name, (counts.get(child.name) ?? 0) + 1);
      else walk(child);
    }
  };
  walk(plan);
  return [...counts].map(([name, count]) => `${name} (${count})`).join(', ');
}
