import type { WireInitiative } from '#contract/work.ts';
import { foldText, wordsOf } from '#core/search/foldText.ts';
import { compareDays, inWorkOrder } from '#web/plan/work/workOrder.ts';

export const INITIATIVE_ORDERS = ['late', 'end', 'title', 'percent'] as const;
export type InitiativeOrder = (typeof INITIATIVE_ORDERS)[number];

type Ordered = Pick<WireInitiative, 'id' | 'title' | 'state' | 'days_late' | 'milestones' | 'end' | 'percent_complete'>;

/** Those in which every word of a search is found, in one of their texts, in the order that is wanted. */
export function listedInitiatives<Item extends Ordered>(
  initiatives: readonly Item[],
  {
    search,
    order,
    textsOf,
  }: {
    readonly search: string;
    readonly order: InitiativeOrder;
    readonly textsOf: (initiative: Item) => readonly string[];
  },
): Item[] {
  const words = wordsOf(search);
  const found =
    words.length === 0
      ? initiatives
      : initiatives.filter((each) => {
          const text = foldText(textsOf(each).join('\n').normalize('NFC'));
          return words.every((word) => text.includes(word));
        });
  const usual = inWorkOrder(found);
  return order === 'late' ? usual : usual.sort(COMPARE[order]);
}

/** What says nothing comes last; equals stay in the usual order. */
const COMPARE: Readonly<Record<Exclude<InitiativeOrder, 'late'>, (one: Ordered, other: Ordered) => number>> = {
  end: (one, other) => compareDays(one.end, other.end),
  title: (one, other) => one.title.localeCompare(other.title, undefined, { numeric: true }),
  percent: (one, other) => (one.percent_complete ?? 101) - (other.percent_complete ?? 101),
};
