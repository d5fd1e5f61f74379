import type { DiffRow } from '#contract/importDraft.ts';
import type { WorkNoun } from '#contract/work.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import type { Place } from '#server/features/exchange/preparing/base/findings.ts';
import { cellText, placeOf } from '#server/features/exchange/preparing/base/sheet.ts';
import {
  DECISION_FIELDS,
  INITIATIVE_FIELDS,
  MILESTONE_FIELDS,
  type WorkFields,
  type WorkTitles,
} from '#server/features/exchange/preparing/work/workFields.ts';
import type { WorkRow, WorkRowsRead } from '#server/features/exchange/preparing/work/workRows.ts';
import { TITLE_COLUMNS } from './workRows.ts';

/** What a cell is, and what the plan has in it. */
export type Held = Pick<DiffRow, 'what' | 'as' | 'before'>;

/** A row of work, and what the plan has of it. */
export type FoundWork = {
  readonly title: string;
  /** In a column of the row; null is the whole. */
  readonly heldIn: (column: string | null) => Held;
};

/** Finds the rows of work that findings speak of. */
export function createWorkFinder(rows: WorkRowsRead, titles: WorkTitles): (place: Place) => FoundWork | null {
  const found = new Map<string, FoundWork>();
  const enter = <Item extends object>(noun: WorkNoun, all: readonly WorkRow<Item>[], fields: WorkFields<Item>) => {
    for (const { at, before } of all) {
      const title = at(TITLE_COLUMNS[noun]);
      found.set(keyOf(placeOf(title)), {
        title: cellText(title) ?? '',
        heldIn: (column) => {
          const name = namesOf(fields).find((each) => fields[each].column === column);
          const what = { type: 'work', noun, field: name === undefined ? null : column } as const;
          if (name === undefined || before === null) return { what, as: 'text', before: null };
          return { what, as: fields[name].as, before: fields[name].of(before, titles) };
        },
      });
    }
  };
  enter('initiatives', rows.initiatives, INITIATIVE_FIELDS);
  enter('milestones', rows.milestones, MILESTONE_FIELDS);
  enter('decisions', rows.decisions, DECISION_FIELDS);
  return (place) => found.get(keyOf(place)) ?? null;
}

function keyOf({ file, line }: Pick<Place, 'file' | 'line'>): string {
  return `${line} ${file}`;
}
