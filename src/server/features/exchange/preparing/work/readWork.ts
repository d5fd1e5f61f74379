import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Initiative, Milestone, Work } from '#core/work/work.ts';
import type { PlanRow } from '#server/features/exchange/preparing/base/planRows.ts';
import { cellText } from '#server/features/exchange/preparing/base/sheet.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { plainText } from '#server/features/exchange/values/plainText.ts';
import type { Edit, StoredGoal } from '#server/store/rows/edit.ts';
import { linesNamed, type Named, nameFinder } from './namesakes.ts';
import { countWork, isChanged, listWorkChanges, type WorkCounts } from './workChanged.ts';
import { decisionOfRow, initiativeOfRow, milestoneOfRow, type WorkNames } from './workItems.ts';
import { linkWork } from './workLinks.ts';
import { inWorkOrder } from './workOrder.ts';
import {
  type WorkDraft,
  type WorkDrafts,
  type WorkFile,
  type WorkRow,
  type WorkRowsRead,
  workFiles,
  workRows,
} from './workRows.ts';

type Goals = {
  readonly live: ReadonlyMap<string, { readonly after: Pick<StoredGoal, 'id' | 'title'> }>;
  /** Of a plan that is made, by the numbers of their table. */
  readonly archived: ReadonlyMap<string, StoredGoal>;
};

export type WorkRead = {
  readonly edits: readonly Edit[];
  readonly rows: WorkRowsRead;
  /** What comes in, row by row. */
  readonly drafts: WorkDrafts;
  readonly counts: WorkCounts;
  readonly files: readonly WorkFile[];
};

const NO_WORK: Work = { initiatives: [], milestones: [], decisions: [] };

/**
 * What the tables of work add to a plan and change in it. Initiatives are found again by their titles, milestones by
 * title and what they are of, decisions by day and text; what is in no table stays.
 */
export function readWork(tables: readonly Table[], goals: Goals, around: Surroundings): WorkRead {
  const held = inWorkOrder(around.state.work ?? NO_WORK);
  const goalNames = namesOfGoals(goals);
  const isLive = (id: string) => goalNames.liveIds.has(id);

  const initiativeRows = workRows(
    tables,
    {
      kind: 'initiatives',
      held: held.initiatives,
      keyOf: ({ title }) => plainText(title),
      keyOfRow: (at) => plainText(cellText(at('initiative')) ?? ''),
    },
    around,
  );
  const initiatives = drafted(initiativeRows, (row) =>
    initiativeOfRow(row, { ...around, names: { ...goalNames, initiative: () => null, isNamed: isLive } }),
  );
  const namedInitiatives = withOthers(
    initiatives.map(({ row, after }) => namedBy(row, after, 'initiative_number')),
    held.initiatives,
  );
  const initiativeIds = new Set(namedInitiatives.map(({ item }) => item));
  const names: WorkNames = {
    ...goalNames,
    initiative: nameFinder(namedInitiatives),
    isNamed: (id) => isLive(id) || initiativeIds.has(id),
  };
  const ofRow = (at: PlanRow): string => {
    const named = (column: string, find: WorkNames['goal']) => linesNamed(cellText(at(column)) ?? '', find).items[0];
    return named('initiative', names.initiative) ?? named('goal', names.goal) ?? '';
  };
  const milestoneRows = workRows(
    tables,
    {
      kind: 'milestones',
      held: held.milestones,
      keyOf: ({ title, initiativeId, goalId }) =>
        `${[initiativeId, goalId].find((id) => id !== null && names.isNamed(id)) ?? ''}\n${plainText(title)}`,
      keyOfRow: (at) => `${ofRow(at)}\n${plainText(cellText(at('milestone')) ?? '')}`,
    },
    around,
  );
  const milestones = drafted(milestoneRows, (row) => milestoneOfRow(row, { ...around, names }));
  const decisionRows = workRows(
    tables,
    {
      kind: 'decisions',
      held: held.decisions,
      keyOf: ({ day, text }) => `${day}\n${plainText(text)}`,
      keyOfRow: (at) => {
        const cell = at('decided_on');
        const day = cell.sheet.readDate(cellText(cell) ?? '')?.span.start ?? '';
        return `${day}\n${plainText(cellText(at('decision')) ?? '')}`;
      },
    },
    around,
  );
  const decisions = drafted(decisionRows, (row) => decisionOfRow(row, { ...around, names }));
  const things = [
    ...namedInitiatives,
    ...withOthers(
      milestones.map(({ row, after }) => namedBy(row, after, 'milestone_number')),
      held.milestones,
    ),
  ];
  const drafts = linkWork({ initiatives, milestones, decisions }, { held, things });
  listWorkChanges(drafts, around.findings);
  const files = workFiles(tables);
  const rows = { initiatives: initiativeRows, milestones: milestoneRows, decisions: decisionRows };
  return { edits: editsOf(drafts), rows, drafts, counts: countWork(drafts, files), files };
}

function drafted<Item>(rows: readonly WorkRow<Item>[], read: (row: WorkRow<Item>) => Item | null): WorkDraft<Item>[] {
  return rows.flatMap((row) => {
    const after = read(row);
    return after === null ? [] : [{ row, after }];
  });
}

function namesOfGoals({ live, archived }: Goals) {
  const inPlan = [...live].map(([number, { after }]) => ({ item: after.id, number, title: after.title }));
  const put = [...archived].map(([number, { id, title }]) => ({ item: id, number, title }));
  return {
    goal: withShownNumbers(inPlan),
    archivedGoal: nameFinder(put),
    liveIds: new Set(inPlan.map(({ item }) => item)),
  };
}

/** A file may write an x for a dot. */
function withShownNumbers(named: readonly Named<string>[]): WorkNames['goal'] {
  const find = nameFinder(named);
  return (line) => find(line) ?? find(shownNumber(line.trim()));
}

function namedBy<Item extends Initiative | Milestone>(
  { at }: WorkRow<Item>,
  { id, title }: Item,
  column: string,
): Named<string> {
  return { item: id, number: cellText(at(column)) || null, title };
}

type Titled = { readonly id: string; readonly title: string; readonly archivedAt: string | null };

/** Those in the file, and what the plan holds and no row speaks of. */
function withOthers(inFile: readonly Named<string>[], held: readonly Titled[]): Named<string>[] {
  const ids = new Set(inFile.map(({ item }) => item));
  const others = held.filter(({ id, archivedAt }) => archivedAt === null && !ids.has(id));
  return [...inFile, ...others.map(({ id, title }) => ({ item: id, number: null, title }))];
}

/** Of what changes alone. */
function editsOf({ initiatives, milestones, decisions }: WorkDrafts): Edit[] {
  const changed = <Item>(drafts: readonly WorkDraft<Item>[]) => drafts.filter(isChanged).map(({ after }) => after);
  return [
    ...changed(initiatives).map((after): Edit => ({ entity: 'initiative', id: after.id, after })),
    ...changed(milestones).map((after): Edit => ({ entity: 'milestone', id: after.id, after })),
    ...changed(decisions).map((after): Edit => ({ entity: 'decision', id: after.id, after })),
  ];
}
