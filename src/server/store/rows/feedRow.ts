import type { Feed } from '#core/feed/feed.ts';
import { FEED_RHYTHMS } from '#core/feed/feedSchedule.ts';
import { flag, flagOf, numberOrNullOf, textOf, textOrNullOf, wordOf } from './rowReading.ts';
import type { Row } from './tables.ts';

const WRITES = ['at_once', 'on_yes'] as const;

export function feedRowOf(feed: Feed): Row {
  return {
    name: feed.name,
    connection_id: feed.connectionId,
    ask: feed.ask,
    months: feed.months,
    goal_by: feed.goalBy,
    mapping: feed.mapping,
    every: feed.schedule.every,
    at_minute: feed.schedule.at,
    weekday: feed.schedule.weekday,
    month_day: feed.schedule.monthDay,
    writes: feed.writes,
    owner_id: feed.ownerId,
    is_paused: flag(feed.isPaused),
  };
}

export function feedOf({ id, row }: { readonly id: string; readonly row: Row }): Feed {
  return {
    id,
    name: textOf(row, 'name'),
    connectionId: textOf(row, 'connection_id'),
    ask: textOf(row, 'ask'),
    months: numberOrNullOf(row, 'months') ?? 1,
    goalBy: textOf(row, 'goal_by'),
    mapping: textOf(row, 'mapping'),
    schedule: {
      every: wordOf(row, 'every', FEED_RHYTHMS),
      at: numberOrNullOf(row, 'at_minute') ?? 0,
      weekday: numberOrNullOf(row, 'weekday') ?? 1,
      monthDay: numberOrNullOf(row, 'month_day') ?? 1,
    },
    writes: wordOf(row, 'writes', WRITES),
    ownerId: textOrNullOf(row, 'owner_id'),
    isPaused: flagOf(row, 'is_paused'),
  };
}
