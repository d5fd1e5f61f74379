import { Refusal } from '#server/base/errors.ts';

const SQLITE = { busy: 5, ioError: 10, corrupt: 11, full: 13, constraint: 19 } as const;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const OUT_OF_SPACE = '53100';

export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

export function isSqliteBusy(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE.busy;
}

/** Then what is on the disk is uncertain until a restart. */
export function isSqliteIoError(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE.ioError;
}

export function isSqliteFull(error: unknown): boolean {
  return sqliteCodeOf(error) === SQLITE.full;
}

/** What a store's own error means to a person; null for a bug of ours. */
export function storeRefusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  switch (sqliteCodeOf(error)) {
    case SQLITE.busy:
      return storeBusy(error);
    case SQLITE.full:
      return storeFull(error);
    case SQLITE.ioError:
    case SQLITE.corrupt:
      return storeFailed(error);
    case SQLITE.constraint:
      return storeConflict(error);
  }
  return postgresRefusalOf(error);
}

function storeBusy(cause: unknown): Refusal {
  return new Refusal({
    code: 'store_busy',
    status: 503,
    message: 'Another program is writing to this data for a long time. Try again in a moment.',
    cause,
  });
}

export function storeFailed(cause: unknown): Refusal {
  return new Refusal({
    code: 'store_failed',
    status: 503,
    message:
      'The disk failed to keep what was written, so nothing more is accepted. Check the disk and start Milepost again.',
    cause,
  });
}

export function storeFull(cause?: unknown): Refusal {
  return new Refusal({
    code: 'store_full',
    status: 507,
    message: 'The disk is full. Nothing was changed. Free some space and try again.',
    cause,
  });
}

const TAKEN: Readonly<Record<string, { readonly code: string; readonly message: string }>> = {
  goal_live_number: { code: 'number_taken', message: 'Another goal of the plan has this number. Choose another.' },
  member_email: { code: 'member_already', message: 'Somebody with this e-mail is in this plan already.' },
  saved_filter_name: { code: 'name_taken', message: 'There is a filter of this name already. Choose another name.' },
};

function takenBy(cause: unknown): { readonly code: string; readonly message: string } | null {
  if (!(cause instanceof Error)) return null;
  if ('constraint' in cause && typeof cause.constraint === 'string') return TAKEN[cause.constraint] ?? null;
  const index = /index '(\w+)'/.exec(cause.message)?.[1];
  if (index !== undefined) return TAKEN[index] ?? null;
  return cause.message.includes('saved_filter.name_key') ? (TAKEN.saved_filter_name ?? null) : null;
}

function storeConflict(cause: unknown): Refusal {
  const taken = takenBy(cause);
  if (taken !== null) return new Refusal({ ...taken, status: 409, cause });
  return new Refusal({
    code: 'conflict',
    status: 409,
    message: 'This collides with something that is already stored. Look again and retry.',
    cause,
  });
}

function storeUnreachable(cause: unknown): Refusal {
  return new Refusal({
    code: 'store_unreachable',
    status: 503,
    message: 'The database cannot be reached. Try again in a moment.',
    cause,
  });
}

function storeRefused(cause: unknown): Refusal {
  return new Refusal({
    code: 'store_refused',
    status: 503,
    message: 'The database does not let Milepost in. Check the user, the password and the name in DATABASE_URL.',
    cause,
  });
}

/**
 * By class: 08 connection, 23 integrity, 28 and 3D no entry, 53 resources, 57P shutting down; 25006 a primary that is one
 * no more; and the sockets' own.
 */
function postgresRefusalOf(error: unknown): Refusal | null {
  const code = codeOf(error);
  if (code === null) return isBrokenConnection(error) ? storeUnreachable(error) : null;
  if (code === OUT_OF_SPACE) return storeFull(error);
  if (isRetryable(error)) return storeBusy(error);
  if (/^23\d{3}$/.test(code)) return storeConflict(error);
  if (/^(28\w{3}|3D000)$/.test(code)) return storeRefused(error);
  if (/^(08\w{3}|25006|53\w{3}|57P\d{2})$/.test(code)) return storeUnreachable(error);
  if (/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/.test(code)) {
    return storeUnreachable(error);
  }
  return null;
}

/** What pg and its pool say without a code when a connection ends, does not come about, or is not to be had in time. */
function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|The server does not support SSL)/.test(
    error.message,
  );
}

function sqliteCodeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  return error.errcode & 0xff;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
