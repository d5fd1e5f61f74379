import type { FeedPreview, FeedQuestion } from '#contract/feed.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { askedSince } from '#core/feed/feedSchedule.ts';
import { feedReasonOf } from '#server/features/connections/feedReasonOf.ts';
import { failureOf } from '#server/features/connections/sources/sourceFailure.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { askSource } from './askSource.ts';
import { compareFigures } from './compareFigures.ts';
import { findMemory } from './feedMemory.ts';
import { NO_COUNTS } from './feedRepository.ts';
import { readBrought } from './readBrought.ts';
import type { FeedRunParts } from './runFeed.ts';

const SHOWN_LINES = 200;
/** Of a sheet, to choose its row of headings from. */
const SHOWN_ROWS = 20;
const SHOWN_CELLS = 12;

/** What a feed would do now; writes nothing. A source that does not answer is told as its reason. */
export async function previewFeed(
  parts: FeedRunParts,
  { question, booked }: { readonly question: FeedQuestion; readonly booked: BookedPlan },
): Promise<FeedPreview> {
  const { store, clock } = parts;
  const { plan } = booked.whole;
  const today = clock.today(plan.timeZone);
  const since = askedSince(question.months, { today, lastGood: null });
  const nothing = {
    milliseconds: null,
    since: formatIsoDate(since),
    rows: 0,
    columns: [],
    sheets: [],
    mapping: question.mapping,
    counts: NO_COUNTS,
    lines: [],
  };
  try {
    const feed = { connectionId: question.connection_id, ask: question.ask };
    const answer = await askSource(parts, { planId: plan.id, feed, since });
    const brought = await parts.inTurn(() =>
      readBrought(booked, {
        file: answer.file,
        mapping: question.mapping,
        goalBy: question.goal_by,
        today,
        at: clock.now(),
      }),
    );
    const read = {
      ...nothing,
      milliseconds: answer.milliseconds,
      rows: brought.rows,
      columns: brought.columns,
      sheets: brought.sheets.map(({ sheet, is_taken, header_rows, rows }) => ({
        sheet,
        is_taken,
        header_rows: [...header_rows],
        rows: rows.slice(0, SHOWN_ROWS).map(({ row, cells }) => ({ row, cells: cells.slice(0, SHOWN_CELLS) })),
      })),
      mapping: brought.mapping,
    };
    if (brought.problem !== null) return { ...read, reason: feedReasonOf(brought.problem) };
    const feedId = question.feed_id;
    const compared = await compareFigures(brought, {
      db: store.db,
      booked,
      today,
      memory: feedId === null ? new Map() : await findMemory(store.db, { planId: plan.id, feedId }),
      run: 1,
      isAtOnce: true,
    });
    return { ...read, reason: null, counts: compared.counts, lines: compared.lines.slice(0, SHOWN_LINES) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
    return { ...nothing, reason: feedReasonOf(failure) };
  }
}
