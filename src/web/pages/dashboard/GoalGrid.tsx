import { type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { say } from '#web/base/messages/say.ts';
import { useSettled } from '#web/base/ui/useSettled.ts';
import type { RowRange } from '#web/base/ui/useVisibleRows.ts';
import { WholeGoalsContext } from '#web/plan/goals/useWholeGoal.ts';
import { CELL, GAP, useColumns } from '#web/plan/listing/useColumns.ts';
import { useReadyGoals } from '#web/plan/listing/useReadyGoals.ts';
import styles from './GoalGrid.module.css';
import { type CardsToPlace, idsInRows, indexesInRows, type Place, placeCards } from './placeCards.ts';
import { useExtraHeight } from './useExtraHeight.ts';
import { ASKED_BEYOND, DRAWN_BEYOND, useShownRows, withRowsBeyond } from './useShownRows.ts';

/** Above this many goals only rows near the viewport render; below, all do, so that the browser's search finds them. */
const DRAW_ALL_UP_TO = 200;

/** Until the grid is measured, as on the server, which cannot: more than a phone shows, and most of a large screen. */
const FIRST_DRAWN = 12;

export function GoalGrid({
  goals: listed,
  total,
  first = 0,
  count = listed.length,
  expandedId,
  children,
}: {
  readonly goals: readonly ListedGoal[];
  readonly total: number;
  readonly first?: number;
  readonly count?: number;
  readonly expandedId: string | null;
  /** By index in the list; may be empty where it is out of view. */
  readonly children: (goal: ListedGoal, index: number, isInView: boolean) => ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const expandedItem = useRef<HTMLLIElement>(null);
  const columns = useColumns(list);
  const inView = useShownRows(list);
  const goals = useReadyGoals(
    listed,
    useCallback((every: readonly ListedGoal[]) => idsInRows(every, inView, columns), [inView, columns]),
  );
  const expandedIndex = expandedId === null ? -1 : goals.findIndex(({ id }) => id === expandedId);
  const expanded = expandedIndex < 0 ? null : expandedIndex;
  const cards = { count: goals.length, columns: Math.max(1, columns), expanded };
  const { placeOf, rows } = placeCards(cards);
  const extra = useExtraHeight(expandedItem, columns === 1 ? expandedId : null);
  // Cards in view update with every key press; those beyond stay until typing pauses.
  const isAtRest = useSettled(goals, NONE) === goals;
  useExpectedGoals(isAtRest ? goals : NONE, inView, cards.columns);
  const drawn = useRef<ReadonlySet<string>>(new Set());
  const isMeasured = columns > 0;
  const near = !isMeasured
    ? [...goals.keys()].slice(0, FIRST_DRAWN)
    : total <= DRAW_ALL_UP_TO
      ? [...goals.keys()]
      : indexesIn(withRowsBeyond(inView, DRAWN_BEYOND), cards);
  const shown = near.flatMap((index) => {
    const goal = goals[index];
    if (goal === undefined) return [];
    const place = placeOf(index);
    const isSeen = !isMeasured || index === expanded || isInView(place, inView);
    return isAtRest || isSeen || drawn.current.has(goal.id) ? [{ goal, index, place, isSeen }] : [];
  });

  useLayoutEffect(() => {
    drawn.current = new Set(shown.map(({ goal }) => goal.id));
  });

  return (
    <ul
      ref={list}
      className={styles.grid}
      data-columns={columns}
      aria-label={say.dashboard.goals}
      style={isMeasured ? { blockSize: `${Math.max(0, rows * CELL - GAP + extra)}px` } : undefined}
    >
      {shown.map(({ goal, index, place, isSeen }) => {
        const below = expanded !== null && index > expanded ? extra : 0;
        const at = {
          insetInlineStart: `${place.column * CELL}px`,
          insetBlockStart: `${place.row * CELL + below}px`,
        };
        return (
          <li
            key={goal.id}
            ref={index === expanded ? expandedItem : undefined}
            className={styles.cell}
            data-size={isMeasured ? place.size : 1}
            data-expanded={index === expanded}
            style={isMeasured ? at : undefined}
            aria-setsize={count}
            aria-posinset={first + index + 1}
          >
            {children(goal, index, isSeen)}
          </li>
        );
      })}
    </ul>
  );
}

const NONE: readonly ListedGoal[] = [];

/** Those of some rows, in order, and the expanded card, which may have the focus. */
function indexesIn(rows: RowRange, cards: CardsToPlace): number[] {
  const { from, to } = indexesInRows(rows, cards);
  const { expanded } = cards;
  const near = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (expanded === null || (expanded >= from && expanded < to)) return near;
  return expanded < from ? [expanded, ...near] : [...near, expanded];
}

function isInView({ row, size }: Place, { first, last }: RowRange): boolean {
  return row + size - 1 >= first && row <= last;
}

function useExpectedGoals(goals: readonly ListedGoal[], { first, last }: RowRange, columns: number): void {
  const wholes = useContext(WholeGoalsContext);

  useEffect(() => {
    const beyond = withRowsBeyond({ first, last }, ASKED_BEYOND);
    const below = idsInRows(goals, { first, last: beyond.last }, columns);
    wholes?.expect([...below, ...idsInRows(goals, { first: beyond.first, last: first }, columns)]);
  }, [wholes, goals, first, last, columns]);
}
