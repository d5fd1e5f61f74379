import { z } from 'zod';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import { dateText, dayOrNullOf, textOf, textOrNullOf } from './rowReading.ts';
import type { Row } from './tables.ts';

const figure = z.number().nullable().optional();
const figures = z.object({ target: figure, actual: figure });
const declinedState = z.object({ by: z.string(), at: z.string(), note: z.string().nullable() });

export function waitingRowOf({ goalId, date, target, actual, memberId, by, at, declined }: WaitingFigure): Row {
  return {
    goal_id: goalId,
    date: dateText(date),
    figures: JSON.stringify({ target, actual }),
    member_id: memberId,
    by_name: by,
    at,
    declined: declined && JSON.stringify(declined),
  };
}

export function waitingOf({ id, row }: { readonly id: string; readonly row: Row }): WaitingFigure {
  const { target, actual } = figures.parse(JSON.parse(textOf(row, 'figures')));
  const declined = textOrNullOf(row, 'declined');
  return {
    id,
    goalId: textOf(row, 'goal_id'),
    date: dayOrNullOf(row, 'date') ?? unreadable(),
    ...(target !== undefined && { target }),
    ...(actual !== undefined && { actual }),
    memberId: textOrNullOf(row, 'member_id'),
    by: textOf(row, 'by_name'),
    at: textOf(row, 'at'),
    declined: declined === null ? null : declinedState.parse(JSON.parse(declined)),
  };
}

function unreadable(): never {
  throw new Error('A figure that waits has no date.');
}
