import { leadsBack, wayRound } from '#core/work/links.ts';
import type { Initiative, Milestone, Work } from '#core/work/work.ts';
import { cellText, placeOf } from '#server/features/exchange/preparing/base/sheet.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { type Named, nameFinder } from './namesakes.ts';
import { readLinks } from './workCells.ts';
import { linksOf } from './workItems.ts';
import type { WorkDraft, WorkDrafts } from './workRows.ts';

type Around = {
  /** What the plan holds. */
  readonly held: Work;
  /** The initiatives and milestones that a cell may name. */
  readonly things: readonly Named<string>[];
};

/** The same with what comes after what. A link by which something would have to be finished before it starts is left out. */
export function linkWork(drafts: WorkDrafts, { held, things }: Around): WorkDrafts {
  const find = nameFinder(things);
  const known = new Set(things.map(({ item }) => item));
  const linked = <Item extends Initiative | Milestone>({ row, after }: WorkDraft<Item>): WorkDraft<Item> => {
    const at = row.at('after');
    const named = readLinks(at, find);
    const afterIds = linksOf(at, after.afterIds, { named, isNamed: (id) => known.has(id) });
    return { row, after: { ...after, afterIds } };
  };
  const all = { ...drafts, initiatives: drafts.initiatives.map(linked), milestones: drafts.milestones.map(linked) };
  return leadsBack(workAfter(held, all)) ? withoutLinksBack(all, held) : all;
}

/** Takes links one after the other, and leaves out those that lead back. */
function withoutLinksBack(drafts: WorkDrafts, held: Work): WorkDrafts {
  const unlinked = <Item extends Initiative | Milestone>({ row, after }: WorkDraft<Item>): WorkDraft<Item> => ({
    row,
    after: { ...after, afterIds: row.before?.afterIds ?? [] },
  });
  const initiatives = drafts.initiatives.map(unlinked);
  const milestones = drafts.milestones.map(unlinked);
  const leads = (id: string) => wayRound(workAfter(held, { ...drafts, initiatives, milestones }), id) !== null;
  take(initiatives, drafts.initiatives, leads);
  take(milestones, drafts.milestones, leads);
  return { ...drafts, initiatives, milestones };
}

function take<Item extends Initiative | Milestone>(
  settled: WorkDraft<Item>[],
  wanted: readonly WorkDraft<Item>[],
  leads: (id: string) => boolean,
): void {
  for (const [index, draft] of wanted.entries()) {
    const before = settled[index];
    if (before === undefined) continue;
    settled[index] = draft;
    if (!leads(draft.after.id)) continue;
    settled[index] = before;
    const at = draft.row.at('after');
    const reason = because('work_links_back');
    at.sheet.findings.add('workLinkUnfit', placeOf(at), { value: cellText(at) ?? '', reason });
  }
}

/** All of the plan once the rows are in it. */
function workAfter(held: Work, drafts: WorkDrafts): Pick<Work, 'initiatives' | 'milestones'> {
  return {
    initiatives: replaced(held.initiatives, drafts.initiatives),
    milestones: replaced(held.milestones, drafts.milestones),
  };
}

function replaced<Item extends { readonly id: string }>(
  held: readonly Item[],
  drafts: readonly WorkDraft<Item>[],
): Item[] {
  const ids = new Set(drafts.map(({ after }) => after.id));
  return [...held.filter(({ id }) => !ids.has(id)), ...drafts.map(({ after }) => after)];
}
