import type { Day } from '#core/calendar/date.ts';
import { periodStarts } from '#core/calendar/period.ts';
import { type GoalField, goalFields, type StatedValues } from '#core/goal/goalFields.ts';
import { STATUSES } from '#core/goal/status.ts';
import { OWN_KINDS, type OwnField, type OwnKind } from '#core/own/ownField.ts';
import { NO_OWN_VALUES, type OwnValue } from '#core/own/ownValues.ts';
import type { Plan } from '#core/plan/plan.ts';
import { eachOption } from '#core/plan/planOptions.ts';
import { mapNames } from '#core/table/mapNames.ts';
import type { Decision, Initiative, Milestone } from '#core/work/work.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Edit, StoredComment, StoredGoal, StoredMember } from '#server/store/rows/edit.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { EXAMPLE_OPTIONS, exampleOwnField, exampleOwnValue } from '#testing/core/exampleOwn.ts';
import { exampleDecision, exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';

/** A field of each kind, with a name that files could take for something else. */
function exampleField(kind: OwnKind, at: number): OwnField {
  return exampleOwnField({
    id: `${kind}-id`,
    name: ['Budget', 'Team', 'Ziel', 'Notes', '=Sum', 'الحي'][at] ?? `Of the kind ${kind}; “x”`,
    kind,
    help: at % 2 === 0 ? '' : 'Why,\nin two lines',
    levels: at % 4 === 3 ? [0, 2] : [],
    required: at % 3 === 0,
    onCard: at < 2,
    public: at % 2 === 0,
    decimals: kind === 'number' ? 2 : null,
    unit: kind === 'number' ? 'tons of CO2' : '',
    ...(kind === 'choice' ? { options: [...EXAMPLE_OPTIONS, { id: 'two', name: 'Harbor, North Hill' }] } : {}),
  });
}

/** A plan in which nothing is as it usually is. */
export const WHOLE_PLAN: Plan = {
  id: 'whole',
  name: '=Town “plan”, 2030',
  company: 'Milltown & Sons; +x',
  fiscalStartMonth: 7,
  fiscalDisplay: 'bothYears',
  tiers: 3,
  perspectives: { f: 'Money', c: 'Résidents', o: 'Verwaltung', p: '-Staff' },
  dateFormat: 'D/M/Y',
  currency: '€',
  weekStart: 0,
  timeZone: 'Asia/Tokyo',
  thresholds: { onTarget: 0.95, offTarget: 0.55 },
  isArchived: false,
  isDemo: false,
  closedUntil: exampleDay('2025-06-30'),
  isOutlookOff: true,
  ...eachOption(() => true),
  levels: [
    { name: 'Priority', plural: 'Priorities' },
    { name: 'مشروع', plural: 'Maßnahmen 🎯' },
  ],
  statuses: [{ code: 'off_target', name: 'Watch' }],
  palette: 'blue_brown',
  fields: OWN_KINDS.map(exampleField),
  tableColumns: ['owner', 'own-text-id', 'weight'],
};

const MEMBERS: readonly StoredMember[] = [
  personOf('m1', 'Mary', 'Jackson', {
    role: 'lead',
    departmentId: 'd1',
    leadsDepartment: true,
    email: 'Mary@example.org',
  }),
  personOf('m2', 'Dorothy', 'van der Vaughan', { role: 'viewer', departmentId: 'd2' }),
  // Two people of one name without an e-mail, and one with it.
  personOf('m3', 'Sam', 'Lee', {}),
  personOf('m4', 'Sam', 'Lee', { departmentId: 'd1' }),
  personOf('m5', 'Sam', 'Lee', { email: 'sam@example.org' }),
  personOf('m6', 'Émile; "Zola"', '', {}),
];

const DEPARTMENTS: readonly Edit[] = [
  { entity: 'department', id: 'd1', after: { id: 'd1', name: 'Parks, trees', position: 2 } },
  { entity: 'department', id: 'd2', after: { id: 'd2', name: '@Works', position: 1 } },
  { entity: 'department', id: 'd3', after: { id: 'd3', name: 'Nobody’s' } },
];

/** Enough goals that each word of each choice is that of one of them. */
const COUNT = 8;

/**
 * Writes a plan with every kind of record and every field of a goal, each otherwise than where it is left out; a field
 * that is added to the table is among them by its kind.
 */
export async function writeWholePlan(store: Store): Promise<string> {
  const goals = Array.from({ length: COUNT }, (_, at) => exampleOf(at));
  const archived = [archivedOf('a1', null), archivedOf('a2', 'a1'), archivedOf('a3', 'g0')];
  const edits: Edit[] = [
    { entity: 'plan', after: WHOLE_PLAN },
    ...DEPARTMENTS,
    ...MEMBERS.map((after): Edit => ({ entity: 'member', id: after.id, after })),
    ...goals.map((after): Edit => ({ entity: 'goal', id: after.id, after })),
    ...archived.map((after): Edit => ({ entity: 'goal', id: after.id, after: { ...after, archivedAt: null } })),
    ...[...goals, ...archived].map(figuresOf),
    comment('c1', 'g0', { memberId: 'm1', text: '=Nearly\nthere, “soon”' }),
    comment('c2', 'g0', { memberId: 'm4', text: 'Second; of the same minute' }),
    comment('c3', 'g2', { memberId: null, firstName: 'Gone', lastName: 'Away', text: '+1' }),
    ...WORK,
    comment('c4', 'a2', { memberId: 'm3', text: 'Of an archived goal' }),
  ];
  const stamp = { planId: WHOLE_PLAN.id, memberId: null, by: 'An example', reason: 'An example' };
  await applyChange(store, { ...stamp, at: '2026-01-15T10:00:00.000Z', what: 'Made', edits });
  const putAway = archived.map((after): Edit => ({ entity: 'goal', id: after.id, after }));
  await applyChange(store, { ...stamp, at: '2026-02-01T09:00:00.000Z', what: 'Archived', edits: putAway });
  // A number of an archived goal is free again.
  const again = { ...exampleOf(1), id: 'again', number: '9' };
  await applyChange(store, {
    ...stamp,
    at: '2026-02-02T09:00:00.000Z',
    what: 'Made again',
    edits: [{ entity: 'goal', id: again.id, after: again }],
  });
  return WHOLE_PLAN.id;
}

/** Linked in every way, also to goals that are archived later. */
const WORK: readonly Edit[] = [
  initiative('i1', {
    title: '=Lay “pipe”; 2',
    description: 'First\n\nsecond, “third”',
    ownerId: 'm4',
    departmentId: 'd1',
    start: exampleDay('2026-01-05'),
    end: exampleDay('2026-11-30'),
    state: 'at_risk',
    percentByHand: 12.345,
    planned: 1e7,
    spent: 0.1,
    goalIds: ['g0', 'g1', 'a1'],
    afterIds: ['ms2'],
  }),
  initiative('i2', { title: 'Lay pipe', state: 'done', goalIds: ['a1'], afterIds: ['i1', 'ms1'] }),
  // Two of one title, and one that is archived.
  initiative('i3', { title: 'lay  pipe', state: 'blocked', goalIds: ['g2'], ownerId: 'm5' }),
  initiative('i4', { title: 'Old', state: 'dropped', goalIds: ['g0'], archivedAt: '2026-02-01T09:00:00.000Z' }),
  milestone('ms1', {
    title: '+Pipe in',
    initiativeId: 'i1',
    ownerId: 'm2',
    doneOn: exampleDay('2026-01-15'),
    weight: 2.5,
  }),
  milestone('ms2', { title: '1 of 2', goalId: 'g2', archivedAt: '2026-02-01T09:00:00.000Z' }),
  milestone('ms3', { title: 'Of an archived goal', goalId: 'a2', afterIds: ['ms1', 'i3'] }),
  milestone('ms4', { title: 'Of an archived one', initiativeId: 'i4' }),
  decision('de1', {
    text: '-No pipe\nbefore May',
    who: '@Council',
    memberId: 'm1',
    goalIds: ['g0', 'a3'],
    initiativeIds: ['i1', 'i4'],
  }),
  decision('de2', { text: 'About nothing that is left', goalIds: ['a1'], archivedAt: '2026-02-01T09:00:00.000Z' }),
];

function initiative(id: string, part: Partial<Initiative>): Edit {
  return { entity: 'initiative', id, after: exampleInitiative({ id, ...part }) };
}

function milestone(id: string, part: Partial<Milestone>): Edit {
  return { entity: 'milestone', id, after: exampleMilestone({ id, ...part }) };
}

function decision(id: string, part: Partial<Decision>): Edit {
  return { entity: 'decision', id, after: exampleDecision({ id, ...part }) };
}

function exampleOf(at: number): StoredGoal {
  const isTop = at % 4 === 0;
  const values = mapNames<StatedValues>(goalFields, (name) => exampleValue(name, at));
  return {
    ...values,
    // Only a number has one.
    unit: values.valueType === 'number' ? values.unit : '',
    id: `g${at}`,
    number: isTop ? `${at + 1}` : `${at - (at % 4) + 1}x${at % 4}`,
    parentId: isTop ? null : `g${at - (at % 4)}`,
    depth: isTop ? 0 : 2,
    archivedAt: null,
  };
}

/** A value by the kind of the field, which is not the one of a goal that leaves the field out. */
function exampleValue(name: GoalField, at: number): StatedValues[GoalField] {
  const field = goalFields[name];
  switch (field.kind) {
    case 'line':
      return `=${name} of ${at}; “x”`;
    case 'text':
      return `-First line of ${at}\n\nand, another: “quoted”`;
    case 'count':
      return 3;
    case 'figure':
      return [1e-7, 1234.5, -0.1, 1e21][at % 4] ?? 0;
    case 'amount':
      return field.limits.least * (at + 2);
    case 'yesNo':
      return !field.absent;
    case 'day':
      return exampleDay('2026-12-04');
    case 'choice':
      return field.words[at % field.words.length] ?? field.absent;
    case 'formula':
      // Of the goal at its place four before: no circle.
      return at < 4 ? null : `[#g${at - 4} ${name === 'actualFormula' ? 'actual' : 'target'}] / 4 or 1`;
    case 'goal':
      return null;
    case 'department':
      return at % 3 === 0 ? 'd2' : 'd1';
    case 'member':
      return [null, 'm1', 'm3', 'm4', 'm5', 'm6'][at % 6] ?? null;
    case 'own':
      // A required field of a goal that has none is filled in later.
      return at % 3 === 2
        ? NO_OWN_VALUES
        : Object.fromEntries(OWN_KINDS.map((kind) => [`${kind}-id`, ownValue(kind, at)]));
    case 'members':
      return [['m3', 'm1'], ['m4'], ['m6', 'm5', 'm2'], []][at % 4] ?? [];
    case 'window':
      return { start: at % 2 === 0 ? exampleDay('2024-07-01') : null, end: exampleDay('2027-06-30') };
    case 'baseline':
      return { value: 12.25, date: at % 2 === 0 ? exampleDay('2024-06-30') : null };
    case 'yearTargets':
      return new Map([
        [2025, 1000 + at],
        [2026, 0.125],
      ]);
    case 'newBases':
      return [{ date: periodOf(at, 3), reason: '=Counted anew, by ”two”' }];
    case 'handStatus':
      return {
        status: STATUSES[at % STATUSES.length] ?? 'achieved',
        note: at % 2 === 0 ? '' : 'Why,\nin two lines',
        memberId: 'm1',
        by: 'Mary Jackson',
        at: `2026-01-0${at + 1}T08:00:00.000Z`,
        computedActual: at % 2 === 0 ? 41.5 : null,
      };
  }
}

function ownValue(kind: OwnKind, at: number): OwnValue {
  if (kind === 'person') return ['m1', 'm3', 'm4', 'm5', 'm6'][at % 5] ?? 'm1';
  if (kind === 'yes_no') return at % 2 === 0;
  if (kind === 'choice') return at % 2 === 0 ? 'two' : 'harbor';
  return exampleOwnValue(kind);
}

function archivedOf(id: string, parentId: string | null): StoredGoal {
  const goal = exampleOf(parentId === null ? 4 : 5);
  const place = { number: parentId === null ? '9' : `9x${id}`, parentId, depth: parentId === null ? 0 : 3 };
  return { ...goal, id, ...place, archivedAt: '2026-02-01T09:00:00.000Z' };
}

function figuresOf(goal: StoredGoal, at: number): Edit {
  const starts = periodStarts(
    { from: exampleDay('2024-07-01'), to: exampleDay('2027-06-30') },
    goal.trackingFrequency,
    WHOLE_PLAN,
  );
  const cells = starts.slice(0, 40).map((date, index) => ({
    date,
    target: index % 5 === 4 ? null : index * 10,
    actual: index % 3 === 2 ? null : index + at / 8,
  }));
  return { entity: 'entries', goalId: goal.id, cells };
}

/** The first day of one of a goal's periods. */
function periodOf(at: number, index: number): Day {
  const words = goalFields.trackingFrequency.words;
  const frequency = words[at % words.length] ?? 'monthly';
  const years = { from: exampleDay('2020-07-01'), to: exampleDay('2027-06-30') };
  return periodStarts(years, frequency, WHOLE_PLAN)[index] ?? exampleDay('2024-07-01');
}

function comment(id: string, goalId: string, part: Partial<StoredComment>): Edit {
  const author = MEMBERS.find((member) => member.id === part.memberId);
  const names = { firstName: author?.firstName ?? '', lastName: author?.lastName ?? '' };
  const after = { id, goalId, memberId: null, text: '', at: '2026-01-16T10:00:00.000Z', ...names, ...part };
  return { entity: 'comment', id, after };
}

function personOf(id: string, firstName: string, lastName: string, part: Partial<StoredMember>): StoredMember {
  const plain = { role: 'member', departmentId: null, leadsDepartment: false, email: null, accountId: null } as const;
  return { id, firstName, lastName, ...plain, ...part };
}
