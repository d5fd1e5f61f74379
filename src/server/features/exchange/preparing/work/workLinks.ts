import { linksBack, type WorkLink } from '#core/work/linksBack.ts';
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
  return withoutLinksBack(
    { ...drafts, initiatives: drafts.initiatives.map(linked), milestones: drafts.milestones.map(linked) },
    held,
  );
}

function withoutLinksBack(drafts: WorkDrafts, held: Work): WorkDrafts {
  const rows = new Map([...drafts.initiatives, ...drafts.milestones].map(({ row, after }) => [after.id, row]));
  const isNew = ({ id, afterId }: WorkLink) => {
    const row = rows.get(id);
    return row !== undefined && row.before?.afterIds.includes(afterId) !== true;
  };
  const left = Map.groupBy(linksBack(workAfter(held, drafts), isNew), ({ id }) => id);
  if (left.size === 0) return drafts;
  const cut = <Item extends Initiative | Milestone>(draft: WorkDraft<Item>): WorkDraft<Item> => {
    const { row, after } = draft;
    const links = left.get(after.id);
    if (links === undefined) return draft;
    const at = row.at('after');
    const reason = because('work_links_back');
    at.sheet.findings.add('workLinkUnfit', placeOf(at), { value: cellText(at) ?? '', reason });
    const gone = new Set(links.map(({ afterId }) => afterId));
    return { row, after: { ...after, afterIds: after.afterIds.filter((id) => !gone.has(id)) } };
  };
  return { ...drafts, initiatives: drafts.initiatives.map(cut), milestones: drafts.milestones.map(cut) };
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
  return [...drafts.map(({ after }) => after), ...held.filter(({ id }) => !ids.has(id))];
}
