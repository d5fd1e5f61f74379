import { isDeepStrictEqual } from 'node:util';
import type { DiffRow } from '#contract/importDraft.ts';
import type { WorkNoun } from '#contract/work.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { progressOf } from '#core/work/progress.ts';
import type { Initiative } from '#core/work/work.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { cellText, placeOf } from '#server/features/exchange/preparing/base/sheet.ts';
import type { ImportWorkings } from '#server/features/exchange/preparing/prepareImport.ts';
import {
  DECISION_FIELDS,
  INITIATIVE_FIELDS,
  MILESTONE_FIELDS,
  type WorkFields,
  type WorkTitles,
} from '#server/features/exchange/preparing/work/workFields.ts';
import type { WorkDraft } from '#server/features/exchange/preparing/work/workRows.ts';
import { because, reasonText } from '#server/features/exchange/values/because.ts';
import type { DiffNames } from './goalFields.ts';
import { rowOf } from './goalRows.ts';

/** Key of the row of new work, and the beginning of those of its fields. */
export function workRowKey<Item>(noun: WorkNoun, { row }: WorkDraft<Item>): string {
  const title = row.at(TITLE_COLUMNS[noun]);
  const { file, line } = placeOf(title);
  return `${noun} ${file} ${line} ${cellText(title) ?? ''}`;
}

export function workFieldKey(key: string, column: string): string {
  return `${key} ${column}`;
}

export const TITLE_COLUMNS: Readonly<Record<WorkNoun, string>> = {
  initiatives: 'initiative',
  milestones: 'milestone',
  decisions: 'decision',
};

/** Work that is new, its fields that change, and what stays as it is. */
export function workRows({ work }: ImportWorkings, state: PlanState, titles: WorkTitles): DiffRow[] {
  const saidOf = percentSaid(state);
  return [
    ...work.initiatives.flatMap((draft) =>
      rowsOf(draft, { noun: 'initiatives', fields: INITIATIVE_FIELDS, title: draft.after.title, titles }).map((row) =>
        row.what.type === 'work' && row.what.field === 'percent' ? { ...row, ...saidOf(draft) } : row,
      ),
    ),
    ...work.milestones.flatMap((draft) =>
      rowsOf(draft, { noun: 'milestones', fields: MILESTONE_FIELDS, title: draft.after.title, titles }),
    ),
    ...work.decisions.flatMap((draft) =>
      rowsOf(draft, { noun: 'decisions', fields: DECISION_FIELDS, title: draft.after.text, titles }),
    ),
  ];
}

type Around<Item> = {
  readonly noun: WorkNoun;
  readonly fields: WorkFields<Item>;
  readonly title: string;
  readonly titles: WorkTitles;
};

function rowsOf<Item extends object>(draft: WorkDraft<Item>, { noun, fields, title, titles }: Around<Item>): DiffRow[] {
  const { row, after } = draft;
  const { before } = row;
  const key = workRowKey(noun, draft);
  const blank = { ...rowOf(key, { number: '', title }, placeOf(row.at(TITLE_COLUMNS[noun]))), needs: null };
  if (before === null) {
    const gets = namesOf(fields)
      .map((name) => fields[name])
      .filter(({ column }) => column !== TITLE_COLUMNS[noun])
      .map(({ column, as, of }) => ({ field: column, as, value: of(after, titles) }))
      .filter(({ value }) => value !== null);
    return [{ ...blank, kind: 'added', what: { type: 'work', noun, field: null }, gets }];
  }
  const changed = namesOf(fields).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return [{ ...blank, kind: 'unchanged', what: { type: 'work', noun, field: null } }];
  return changed.map((name) => {
    const { column, as, of } = fields[name];
    return {
      ...blank,
      key: workFieldKey(key, column),
      kind: 'changed',
      what: { type: 'work', noun, field: column },
      as,
      before: of(before, titles),
      after: of(after, titles),
    };
  });
}

/** A percent that followed the milestones until now, and why it does not any more. */
function percentSaid({ work }: PlanState) {
  const live = (work?.milestones ?? []).filter(({ archivedAt }) => archivedAt === null);
  const ofInitiative = Map.groupBy(live, ({ initiativeId }) => initiativeId);
  return ({ row: { before }, after }: WorkDraft<Initiative>): Partial<Pick<DiffRow, 'before' | 'reason' | 'said'>> => {
    if (before === null || after.percentByHand === null) return {};
    const { percent, from } = progressOf(before, ofInitiative.get(before.id) ?? []);
    if (from !== 'milestones') return {};
    const said = because('work_percent_by_hand');
    return { before: percent, said, reason: reasonText(said) };
  };
}

/** What ids in work are called. */
export function workTitles({ work, goals }: ImportWorkings, state: PlanState, names: DiffNames): WorkTitles {
  return { departments: names.departments, members: names.owners, things: thingsOf({ work, goals }, state) };
}

function thingsOf({ work, goals }: Pick<ImportWorkings, 'work' | 'goals'>, state: PlanState) {
  const all = [...state.goals, ...[...goals.values()].map(({ after }) => after)];
  const drafted = [...work.initiatives, ...work.milestones].map(({ after }) => after);
  return new Map([
    ...all.map(({ id, number, title }) => [id, `${shownNumber(number)} ${title}`] as const),
    ...[...(state.work?.initiatives ?? []), ...(state.work?.milestones ?? []), ...drafted].map(
      ({ id, title }) => [id, title] as const,
    ),
  ]);
}
