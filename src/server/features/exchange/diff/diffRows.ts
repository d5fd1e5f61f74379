import type { ImportPreview } from '#contract/import.ts';
import type { DiffRow } from '#contract/importDraft.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { displayName } from '#server/features/exchange/preparing/base/people.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { ImportWorkings } from '#server/features/exchange/preparing/prepareImport.ts';
import type { StoredMember } from '#server/store/rows/edit.ts';
import { cellRows } from './cellRows.ts';
import { numbersById } from './goalFields.ts';
import { goalRows } from './goalRows.ts';
import { refusedRows } from './refusedRows.ts';
import { createRowFinder } from './rowFinder.ts';
import { createWorkFinder } from './workFinder.ts';
import { workRows, workTitles } from './workRows.ts';

export type DiffAsked = {
  readonly state: PlanState;
  readonly workings: ImportWorkings;
  readonly groups: ImportPreview['groups'];
  /** Names of departments, those about to be made among them. */
  readonly departments: ReadonlyMap<string, string>;
  /** Members, those about to be made among them. */
  readonly members: readonly StoredMember[];
  /** Own fields of the plan after the import. */
  readonly fields: readonly OwnField[];
};

/** Everything that an import adds, changes, refuses and leaves alone, cell by cell, as a reader goes through the files. */
export function diffRows(asked: DiffAsked): DiffRow[] {
  const { state, workings, groups } = asked;
  const find = createRowFinder(workings.sheets);
  const names = {
    departments: asked.departments,
    fields: asked.fields,
    owners: ownersOf(asked.members),
    labels: new Map(asked.members.map((member) => [member.id, displayName(member)])),
    numbers: numbersById([...state.goals, ...[...workings.goals.values()].map(({ after }) => after)]),
  };
  const titles = workTitles(workings, state, names);
  const rows = [
    ...goalRows(workings.goals, names),
    ...cellRows(workings, state),
    ...workRows(workings, state, titles),
    ...refusedRows({ groups, find, findWork: createWorkFinder(workings.workRows, titles), workings, state, names }),
  ];
  const files = new Map(
    [...new Set(workings.sheets.map(({ sheet }) => sheet.table.file))].map((file, index) => [file, index]),
  );
  const fileOf = ({ file }: DiffRow) => files.get(file) ?? files.size;
  return rows.sort((one, other) => fileOf(one) - fileOf(other) || (one.line ?? 0) - (other.line ?? 0));
}

/** By id; of several people with one name the e-mail says which. */
function ownersOf(members: readonly StoredMember[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(members, displayName);
  return new Map(
    members.map((member) => {
      const name = displayName(member);
      const isAlone = (byName.get(name)?.length ?? 0) < 2 || member.email === null;
      return [member.id, isAlone ? name : `${name} <${member.email}>`];
    }),
  );
}
