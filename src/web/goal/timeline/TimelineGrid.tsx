import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import type { Day } from '#core/calendar/date.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { linkWarnings } from '#core/work/links.ts';
import { withMoved } from '#core/work/movedDays.ts';
import { isOver } from '#core/work/work.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/timeline.ts';
import { useInlineSize } from '#web/base/ui/useInlineSize.ts';
import { useRowFocus } from '#web/goal/list/useRowFocus.ts';
import { useRowsInView } from '#web/goal/list/useRowsInView.ts';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { statedWork } from '#web/plan/work/statedWork.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import { dragLane, partAt } from './laneDrag.ts';
import { moveTexts } from './moveTexts.ts';
import styles from './Timeline.module.css';
import { TimelineHead } from './TimelineHead.tsx';
import { TimelineLegend } from './TimelineLegend.tsx';
import { TimelineLine } from './TimelineLine.tsx';
import { LinksBehind, TicksBehind, TimelineDefs, TodayOver } from './TimelineLines.tsx';
import { TimelineStatus } from './TimelineStatus.tsx';
import { itemOfId, movedItem, storedOf } from './timelineItems.ts';
import { handleTimelineKey } from './timelineKeys.ts';
import { daysTooSoon, timelineLinks } from './timelineLinks.ts';
import { itemIdOf, type TimelineRow, timelineRows, type WorkByGoal } from './timelineRows.ts';
import { ROW_HEIGHT, timelineColumns, timelineScale } from './timelineScale.ts';
import { useMoving } from './useMoving.ts';
import { usePrinting } from './usePrinting.ts';

/** Rows of a printed page, in landscape, and its width in px. */
const ROWS_A_PAGE = 16;
const PAGE_WIDTH = 960;

/** Goals, initiatives and milestones as rows (ARIA, treegrid), each with its words and its bar or diamond. */
export function TimelineGrid({
  goals,
  work,
  byGoal,
  span,
  past,
  pastDay,
  onOpen,
}: {
  readonly goals: readonly ListedGoal[];
  readonly work: PlanWork;
  readonly byGoal: WorkByGoal;
  readonly span: ClosedSpan;
  /** As it was on the day that is compared with, by id. */
  readonly past: ReadonlyMap<string, WireInitiative | WireMilestone>;
  readonly pastDay: Day | null;
  readonly onOpen: (row: TimelineRow) => void;
}) {
  const shown = usePlan();
  const list = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(NONE);
  const [linksOf, setLinksOf] = useState<string | null>(null);
  const moving = useMoving();
  const { move } = moving;
  const isPrinting = usePrinting();
  const measured = useInlineSize(list);
  const width = isPrinting ? PAGE_WIDTH : (measured ?? PAGE_WIDTH);
  const columns = useMemo(() => timelineColumns(width), [width]);
  const scale = useMemo(() => timelineScale(span, columns.lane), [span, columns.lane]);
  const rows = useMemo(
    () => timelineRows({ goals, work: byGoal, isOpen: ({ id }) => !folded.has(id) }),
    [goals, byGoal, folded],
  );
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const links = useMemo(() => timelineLinks(rows), [rows]);
  const linked = useMemo(() => statedWork(work), [work]);
  const warnings = useMemo(() => linkWarnings(move === null ? linked : withMoved(linked, move)), [linked, move]);
  const tooSoon = daysTooSoon(warnings);
  const warned = new Set(warnings.map(({ id, afterId }) => `${id} ${afterId}`));
  const inView = useRowsInView(body, { count: rows.length, rowHeight: ROW_HEIGHT });
  const focus = useRowFocus(body, ids, ROW_HEIGHT);
  const pages = isPrinting ? pagesOf(rows.length) : [{ first: 0, last: rows.length - 1 }];
  const moved = move === null ? undefined : itemOfId(work, move.id);

  const itemOf = (row: TimelineRow) => movedItem(row, move);
  const isMovable = (row: TimelineRow): boolean => {
    const item = storedOf(row);
    if (item === null || !isChangeable(shown) || item.may_edit === 0) return false;
    return 'due' in item ? item.done_on === null : !isOver(item) && (item.start ?? item.end) !== null;
  };

  const { text, warnings: told } = moveTexts({
    move,
    item: moved,
    linksOf: linksOf === null ? undefined : itemOfId(work, linksOf),
    linked,
    work,
    shown,
  });

  function rowAt(target: EventTarget): TimelineRow | undefined {
    const id = target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : null;
    return rows.find((row) => row.id === id);
  }

  function handleClick({ target }: MouseEvent) {
    const row = rowAt(target);
    if (row === undefined || !(target instanceof Element)) return;
    if (target.closest('[data-fold]') !== null) setFolded((before) => toggled(before, row.id));
    else if (target.closest('[data-opens]') !== null || partAt(target) !== null) onOpen(row);
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const row = rowAt(event.target);
    const stored = row === undefined ? null : storedOf(row);
    if (row === undefined || stored === null || !isMovable(row)) return;
    const { id } = stored;
    dragLane(event, {
      dayWidth: scale.dayWidth,
      onDays: (part, days) => moving.preview({ id, part, days }, false),
      onDrop: (part, days) => {
        if (days === 0) moving.cancel();
        else void moving.save(stored, { id, part, days });
      },
      onCancel: moving.cancel,
    });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rowAt(event.target);
    if (row === undefined) return;
    const id = itemIdOf(row);
    handleTimelineKey(event, {
      row,
      rows,
      focus,
      isWaiting: moving.isWaiting && move?.id === id,
      hasStatus: move !== null || linksOf !== null || moving.error !== null,
      onFold: (isOpen) => setFolded((before) => (before.has(row.id) === isOpen ? toggled(before, row.id) : before)),
      onOpen: () => onOpen(row),
      onMove: isMovable(row)
        ? (part, days) => {
            const before = move?.id === id && move.part === part ? move.days : 0;
            setLinksOf(null);
            moving.preview({ id, part, days: before + days }, true);
          }
        : undefined,
      onSave: () => handleSave(row),
      onCancel: handleCancel,
      onLinks: () => {
        moving.cancel();
        setLinksOf(row.kind === 'goal' || linksOf === id ? null : id);
      },
    });
  }

  function handleFocus({ target }: FocusEvent) {
    const row = rowAt(target);
    if (row !== undefined) focus.setActive(row.id);
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    const to = relatedTarget instanceof Element ? relatedTarget : null;
    if (to?.closest('[data-move-preview]') == null && moving.isWaiting) moving.cancel();
  }

  function handleCancel() {
    moving.cancel();
    setLinksOf(null);
  }

  function handleSave(row: TimelineRow | undefined) {
    const item = row === undefined ? null : storedOf(row);
    if (move === null || item === null || row === undefined) return;
    void moving.save(item, move);
    focus.focusRow(row.id);
  }

  return (
    <>
      <div
        ref={list}
        role="treegrid"
        aria-label={say.title}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.count}
        className={styles.list}
        style={{ '--tracks': columns.tracks, ...(isPrinting && { inlineSize: `${PAGE_WIDTH}px` }) }}
      >
        <TimelineDefs />
        {!isPrinting && <TimelineHead columns={columns} scale={scale} />}
        {pages.map((page) => {
          const range = isPrinting ? page : inView;
          const place = { range, top: page.first, start: columns.start, scale };
          return (
            <Fragment key={page.first}>
              {isPrinting && <TimelineHead columns={columns} scale={scale} />}
              <div
                ref={isPrinting ? undefined : body}
                role="rowgroup"
                onFocus={handleFocus}
                onBlur={handleBlur}
                onKeyDown={handleKeyDown}
                onClick={handleClick}
                onPointerDown={handlePointerDown}
                className={styles.body}
                style={{ blockSize: `${(page.last - page.first + 1) * ROW_HEIGHT}px` }}
              >
                <TicksBehind {...place} />
                <LinksBehind
                  {...place}
                  rows={rows}
                  links={links}
                  itemOf={itemOf}
                  isWarned={({ id, afterId }) => warned.has(`${id} ${afterId}`)}
                  chosenId={linksOf}
                />
                {rows.slice(range.first, range.last + 1).map((row, offset) => {
                  const index = range.first + offset;
                  const id = itemIdOf(row);
                  return (
                    <TimelineLine
                      key={row.id}
                      row={row}
                      move={move?.id === id ? move : null}
                      tooSoon={tooSoon.get(id) ?? 0}
                      isMovable={isMovable(row)}
                      isActive={row.id === focus.activeId}
                      top={(index - page.first) * ROW_HEIGHT}
                      {...{ past, pastDay, columns, scale, index }}
                    />
                  );
                })}
                <TodayOver {...place} />
              </div>
            </Fragment>
          );
        })}
      </div>
      <TimelineLegend
        pastDay={pastDay === null ? null : formatDate(pastDay, shown.plan.dateFormat)}
        mayMove={rows.some(isMovable)}
      />
      <TimelineStatus
        text={text}
        warnings={told}
        error={moving.error}
        isSaving={moving.isSaving}
        onSave={moving.isWaiting ? () => handleSave(rows.find((row) => row.id === focus.activeId)) : null}
        onCancel={() => {
          handleCancel();
          if (focus.activeId !== null) focus.focusRow(focus.activeId);
        }}
      />
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]);
}

function pagesOf(count: number): { readonly first: number; readonly last: number }[] {
  return Array.from({ length: Math.ceil(count / ROWS_A_PAGE) }, (_, page) => ({
    first: page * ROWS_A_PAGE,
    last: Math.min(count, (page + 1) * ROWS_A_PAGE) - 1,
  }));
}
