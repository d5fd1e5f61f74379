import type { RefusedRow, RowProblem } from '#server/features/asking/rowRefused.ts';

/** The rows of a body one by one: those of the right shape, and those that are refused for theirs. */
export type SentRows<Row> = {
  readonly rows: readonly { readonly index: number; readonly row: Row }[];
  readonly refused: readonly RefusedRow[];
};

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** A schema of one row. */
type RowSchema<Row> = {
  safeParse(
    given: unknown,
  ):
    | { readonly success: true; readonly data: Row }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
};

export function readSentRows<Row>(body: readonly unknown[], schema: RowSchema<Row>): SentRows<Row> {
  const rows: { index: number; row: Row }[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, given] of body.entries()) {
    const parsed = schema.safeParse(given);
    if (parsed.success) rows.push({ index, row: parsed.data });
    else refused.push({ index, given, problem: shapeProblem(parsed.error.issues) });
  }
  return { rows, refused };
}

/**
 * Whether what the framework refused lies within single rows of a list that is one as it should be: then the rows are
 * looked at one by one, so that every refused one is told.
 */
export function isOfSingleRows(
  { validationContext }: { readonly validationContext: string },
  { body, most }: { readonly body: unknown; readonly most: number },
): boolean {
  return validationContext === 'body' && Array.isArray(body) && body.length > 0 && body.length <= most;
}

function shapeProblem(issues: readonly Issue[]): RowProblem {
  const texts = issues.map(({ path, message }) => `${path.length === 0 ? 'it' : `\`${path.join('.')}\``} ${message}`);
  return { status: 400, code: 'bad_request', message: `${texts.join('; ')}.` };
}
