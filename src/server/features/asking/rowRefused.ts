import type { RefusedRows } from '#contract/refusedRows.ts';
import { Refusal } from '#server/base/errors.ts';

/** Why one row of a list that was sent is refused. `accepted` says what would be taken in its place, where anything would. */
export type RowProblem = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly accepted?: string;
};

/** Thrown while one row is looked at, and gathered with those of the others. */
export class RowRefused extends Error {
  readonly problem: RowProblem;

  constructor(problem: RowProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

export type RefusedRow = { readonly index: number; readonly given: unknown; readonly problem: RowProblem };

/** What the rows are, in sentences and in the code of a refusal of several kinds; `status` where it is always the same. */
export type RowKind = { readonly name: string; readonly code: string; readonly status?: number };

/**
 * One refusal for all rows. Its status and code are those of the rows where they agree, else 400 and the kind's code; a
 * kind with a status of its own always has that and its code.
 */
export function rowsRefused(refused: readonly RefusedRow[], kind: RowKind): Refusal {
  const ordered = refused.toSorted((one, other) => one.index - other.index);
  const details: RefusedRows = { refused: ordered.map(wireOf) };
  return new Refusal({
    status: kind.status ?? shared(ordered.map(({ problem }) => problem.status)) ?? 400,
    code: (kind.status === undefined ? shared(ordered.map(({ problem }) => problem.code)) : undefined) ?? kind.code,
    message: messageOf(ordered, kind),
    details,
  });
}

/** Of goals that were named by their ids, those that a check refuses. */
export function refusedGoals(ids: readonly string[], check: (id: string, index: number) => void): RefusedRow[] {
  return ids.flatMap((id, index) => {
    try {
      check(id, index);
      return [];
    } catch (error) {
      return [{ index, given: null, problem: problemOf(error) }];
    }
  });
}

export function goalsRefused(refused: readonly RefusedRow[], { sent }: { readonly sent: number }): Refusal {
  return manyRefused(refused, { sent, name: 'Goal', code: 'goals_refused' });
}

/** One refusal (409) of a change of many; 403 where the asker may change none of them. */
export function manyRefused(
  refused: readonly RefusedRow[],
  { sent, ...kind }: Pick<RowKind, 'name' | 'code'> & { readonly sent: number },
): Refusal {
  const isNoneAllowed = refused.length === sent && refused.every(({ problem }) => problem.status === 403);
  return rowsRefused(refused, { ...kind, ...(!isNoneAllowed && { status: 409 }) });
}

/** The problem of a row that was refused; any other error is thrown on. */
export function problemOf(error: unknown): RowProblem {
  if (error instanceof RowRefused) return error.problem;
  if (error instanceof Refusal) return { status: error.status, code: error.code, message: error.message };
  throw error;
}

function shared<T>(values: readonly T[]): T | undefined {
  const distinct = new Set(values);
  const [first] = distinct;
  return distinct.size === 1 ? first : undefined;
}

function messageOf(refused: readonly RefusedRow[], { name }: RowKind): string {
  const [first] = refused;
  if (first === undefined) return 'Nothing is written.';
  const { message, accepted } = first.problem;
  const hint = accepted === undefined ? '' : ` Accepted: ${accepted}.`;
  const others = refused.length - 1;
  const more = others === 0 ? '' : ` ${others} more ${others === 1 ? 'is' : 'are'} refused: see details.`;
  return `${name} [${first.index}]: ${message}${hint}${more} Nothing is written.`;
}

function wireOf({ index, given, problem }: RefusedRow): RefusedRows['refused'][number] {
  return { index, code: problem.code, message: problem.message, given, accepted: problem.accepted ?? null };
}
