import { type WireGoal, wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import type { ShareRequest } from '#contract/share.ts';
import { type MarkedGoal, MEMBERS } from './markedPlan.ts';

export type FilterSpec = {
  readonly name: string;
  readonly whoIds: string[];
  readonly status: string[];
  readonly depth: number[];
  readonly perspectives: string[];
  readonly priority: string[];
  readonly objectives: number[];
  readonly completion: string;
  readonly dueDate: string;
  /** By own fields, of which shares show one. */
  readonly own: Readonly<Record<string, { readonly contains: string } | string[]>>;
};

export type ShareSpec = {
  readonly style: ShareRequest['style'];
  readonly year: ShareRequest['fiscal_year'];
  readonly filter: FilterSpec;
  readonly onlyTheseLevels: boolean;
  readonly hidesComments: boolean;
  readonly hidesOwners: boolean;
  readonly showsWork: boolean;
};

export type ExpectedView = {
  readonly inside: readonly MarkedGoal[];
  readonly labelled: ReadonlySet<string>;
  readonly owners: ReadonlySet<string>;
};

export function requestOf(spec: ShareSpec, goals: readonly MarkedGoal[]): ShareRequest {
  const { style, year, filter, onlyTheseLevels, hidesComments, hidesOwners, showsWork } = spec;
  return {
    style,
    fiscal_year: year,
    filters: filterText(filter, goals),
    only_these_levels: onlyTheseLevels,
    hides_comments: hidesComments,
    hides_owners: hidesOwners,
    shows_work: showsWork,
  };
}

export function filterText({ objectives, ...filter }: FilterSpec, goals: readonly MarkedGoal[]): string {
  return JSON.stringify({ ...filter, strategicObjectives: objectives.flatMap((place) => goals[place]?.id ?? []) });
}

export function yearOf({ year }: ShareSpec): string {
  if (year === 'current') return '2026';
  return year === 'ALL' ? '0' : String(year);
}

/** Section 7 of the rules, on the goals that a member gets: an independent implementation. */
export function expectedView(spec: ShareSpec, goals: readonly MarkedGoal[], memberReply: unknown): ExpectedView {
  const wires = new Map(wireGoalsSchema.parse(memberReply).map((wire) => [wire.id, wire]));
  const chosen = spec.filter.objectives.flatMap((place) => goals[place]?.id ?? []);
  const asked = { filter: spec.filter, chosen };
  const inside = goals.filter((goal) => {
    const wire = wires.get(goal.id);
    const isOfLevel = !spec.onlyTheseLevels || isListed(goal, asked);
    return wire !== undefined && isOfLevel && matches(wire, goal, asked);
  });
  const listed = inside.filter((goal) => (spec.style === 'dynamic' ? goal.depth < 6 : isListed(goal, asked)));
  return {
    inside,
    labelled: new Set(listed.map((goal) => topOf(goal).id)),
    owners: new Set(spec.hidesOwners ? [] : inside.flatMap(({ id }) => ownersOf(wires.get(id)))),
  };
}

type Asked = { readonly filter: FilterSpec; readonly chosen: readonly string[] };

const TODAY_TEXT = '2026-11-20';

function hasOwn(value: unknown, asked: FilterSpec['own'][string]): boolean {
  const text = String(value ?? 'none');
  return Array.isArray(asked) ? asked.includes(text) : text.toLowerCase().includes(asked.contains.toLowerCase());
}

function matches(wire: WireGoal, goal: MarkedGoal, { filter, chosen }: Asked): boolean {
  const { name, whoIds, status, perspectives, priority, completion, dueDate, own } = filter;
  const priorities = [['none', 'high', 'normal', 'low'][wire.priority ?? 0], wire.iskey === 1 ? 'kpi' : ''];
  return (
    wire.inFiscalYear === 1 &&
    wire.item.toLowerCase().includes(name.toLowerCase()) &&
    (whoIds.length === 0 || ownersOf(wire).some((owner) => whoIds.includes(owner))) &&
    (status.length === 0 || goal.depth === 0 || status.includes(wire.status_icon)) &&
    (perspectives.length === 0 || (wire.plan_oga_type !== null && perspectives.includes(wire.plan_oga_type))) &&
    (priority.length === 0 || priority.some((option) => priorities.includes(option))) &&
    Object.entries(own).every(([id, asked]) => hasOwn(wire.own_fields?.[id], asked)) &&
    (chosen.length === 0 || chosen.includes(topOf(goal).id)) &&
    (completion === '' || (completion === 'complete') === (wire.status_icon === 'achieved')) &&
    (dueDate === '' || (wire.end !== '0000-00-00' && wire.end < TODAY_TEXT && wire.status_icon !== 'achieved'))
  );
}

function isListed({ depth }: MarkedGoal, { filter, chosen }: Asked): boolean {
  const { depth: depths, objectives: _objectives, own, ...others } = filter;
  const isOneTop = depths.length === 0 || (depths.length === 1 && (depths[0] ?? 0) <= 1);
  if (filter.whoIds.some((owner) => owner.startsWith('d_')) && isOneTop) return depth >= 1 && depth <= 4;
  if (depths.length > 0) return depth < 6 && depths.includes(depth);
  const isFiltered =
    chosen.length > 0 || Object.keys(own).length > 0 || Object.values(others).some((value) => value.length > 0);
  return isFiltered ? depth < 6 : depth === 0;
}

function ownersOf(wire: WireGoal | undefined): string[] {
  if (wire === undefined) return [];
  const { plan_mem_id: member, plan_dep_id: own } = wire;
  const department = own ?? (member === null ? null : (MEMBERS[member] ?? null));
  return [...(member === null ? [] : [`u_${member}`]), ...(department === null ? [] : [`d_${department}`])];
}

function topOf(goal: MarkedGoal): MarkedGoal {
  return goal.parent === null ? goal : topOf(goal.parent);
}
