import type { StoredComment } from './edit.ts';
import { textOf, textOrNullOf } from './rowReading.ts';
import type { Row } from './tables.ts';

export function commentRowOf(comment: StoredComment): Row {
  return {
    goal_id: comment.goalId,
    member_id: comment.memberId,
    first_name: comment.firstName,
    last_name: comment.lastName,
    text: comment.text,
    at: comment.at,
  };
}

export function commentOf({ id, row }: { readonly id: string; readonly row: Row }): StoredComment {
  return {
    id,
    goalId: textOf(row, 'goal_id'),
    memberId: textOrNullOf(row, 'member_id'),
    firstName: textOf(row, 'first_name'),
    lastName: textOf(row, 'last_name'),
    text: textOf(row, 'text'),
    at: textOf(row, 'at'),
  };
}
