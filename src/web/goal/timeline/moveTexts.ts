import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import type { Linked } from '#core/work/links.ts';
import { type WorkMove, warningsOfMove } from '#core/work/movedDays.ts';
import { say } from '#web/base/messages/say/timeline.ts';
import { dayText } from '#web/goal/work/workTexts.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import { movedInitiative, movedMilestone } from './movedWork.ts';

type Item = WireInitiative | WireMilestone;
type MoveTexts = { readonly text: string; readonly warnings: readonly string[] };

const NOTHING: MoveTexts = { text: '', warnings: [] };

/** What a move comes to and what would be warned of, before it is saved; or what comes before and after a thing. */
export function moveTexts({
  move,
  item,
  linksOf,
  linked,
  work,
  shown,
}: {
  readonly move: WorkMove | null;
  readonly item: Item | undefined;
  readonly linksOf: Item | undefined;
  readonly linked: Linked;
  readonly work: PlanWork;
  readonly shown: ShownPlan;
}): MoveTexts {
  const titles = titlesOf(work);
  if (move !== null && item !== undefined) return ofMove(move, item, { linked, titles, shown });
  return linksOf === undefined ? NOTHING : { text: linksText(linksOf, work, titles), warnings: [] };
}

type Titles = ReadonlyMap<string, string>;

function ofMove(
  move: WorkMove,
  item: Item,
  { linked, titles, shown }: { readonly linked: Linked; readonly titles: Titles; readonly shown: ShownPlan },
): MoveTexts {
  if (move.days === 0) return { text: say.notMoved(item.title), warnings: [] };
  const { warned, settled, outside } = warningsOfMove(linked, move);
  const titleOf = (id: string) => titles.get(id) ?? '';
  const by = move.days > 0 ? say.daysLater(move.days) : say.daysEarlier(-move.days);
  return {
    text: [
      say.movedTo(item.title, daysOf(item, move, shown), by),
      ...settled.map(({ id, afterId }) => say.settles(titleOf(id), titleOf(afterId))),
    ].join('. '),
    warnings: [
      ...warned.map(({ id, afterId, days }) => say.wouldWarn(titleOf(id), titleOf(afterId), days)),
      ...(outside > 0 ? [say.outside(outside)] : []),
    ],
  };
}

function daysOf(item: Item, move: WorkMove, shown: ShownPlan): string {
  if ('due' in item) return dayText(movedMilestone(item, move).due, shown);
  const { start, end } = movedInitiative(item, move);
  if (start === null || end === null) return dayText(start ?? end, shown);
  return say.fromTo(dayText(start, shown), dayText(end, shown));
}

function linksText(item: Item, { initiatives, milestones }: PlanWork, titles: Titles): string {
  const before = item.after_ids.flatMap((id) => titles.get(id) ?? []);
  const after = [...initiatives, ...milestones]
    .filter(({ after_ids: ids }) => ids.includes(item.id))
    .map(({ title }) => title);
  const parts = [
    ...(before.length > 0 ? [say.comesAfter(before.join(', '))] : []),
    ...(after.length > 0 ? [say.comesBefore(after.join(', '))] : []),
  ];
  return `${item.title}: ${parts.length === 0 ? say.noLinks : parts.join(' ')}`;
}

function titlesOf({ initiatives, milestones }: PlanWork): Titles {
  return new Map([...initiatives, ...milestones].map(({ id, title }) => [id, title]));
}
