import { expect, it } from 'vitest';
import { Refusal } from '#server/base/errors.ts';
import { isRetryable, storeRefusalOf } from './storeRefusal.ts';

const sqlite = (errcode: number) => Object.assign(new Error('sqlite'), { code: 'ERR_SQLITE_ERROR', errcode });
const broken = (message: string) => new Error(message);
const postgres = (code: string) => Object.assign(new Error('pg'), { code });

it.each([
  { what: 'SQLite is busy', error: sqlite(5), code: 'store_busy', status: 503 },
  { what: 'a SQLite snapshot is too old to write', error: sqlite(517), code: 'store_busy', status: 503 },
  { what: 'the disk under SQLite is full', error: sqlite(13), code: 'store_full', status: 507 },
  { what: 'SQLite could not sync', error: sqlite(1034), code: 'store_failed', status: 503 },
  { what: 'the SQLite file is damaged', error: sqlite(11), code: 'store_failed', status: 503 },
  { what: 'SQLite finds a key taken', error: sqlite(1555), code: 'conflict', status: 409 },
  { what: 'PostgreSQL finds a key taken', error: postgres('23505'), code: 'conflict', status: 409 },
  { what: 'the disk under PostgreSQL is full', error: postgres('53100'), code: 'store_full', status: 507 },
  { what: 'PostgreSQL has no connection left', error: postgres('53300'), code: 'store_unreachable', status: 503 },
  { what: 'PostgreSQL is shutting down', error: postgres('57P01'), code: 'store_unreachable', status: 503 },
  { what: 'the connection broke', error: postgres('08006'), code: 'store_unreachable', status: 503 },
  { what: 'nothing listens there', error: postgres('ECONNREFUSED'), code: 'store_unreachable', status: 503 },
  { what: 'the password is wrong', error: postgres('28P01'), code: 'store_refused', status: 503 },
  { what: 'there is no such database', error: postgres('3D000'), code: 'store_refused', status: 503 },
  {
    what: 'the connection ended',
    error: broken('Connection terminated unexpectedly'),
    code: 'store_unreachable',
    status: 503,
  },
  {
    what: 'all connections are taken',
    error: broken('timeout exceeded when trying to connect'),
    code: 'store_unreachable',
    status: 503,
  },
  { what: 'the retries did not help', error: postgres('40001'), code: 'store_busy', status: 503 },
])('says in plain words that $what', ({ error, code, status }) => {
  const refusal = storeRefusalOf(error);
  expect(refusal).toMatchObject({ code, status, cause: error });
  expect(refusal?.message).not.toContain(error.message);
});

it.each([new Error('a mistake of ours'), sqlite(1), postgres('42601'), 'text', null])(
  'leaves any other error as it is: %s',
  (error) => {
    expect(storeRefusalOf(error)).toBeNull();
  },
);

it('leaves a refusal as it is', () => {
  const refusal = new Refusal({ code: 'x', status: 400, message: 'No.' });
  expect(storeRefusalOf(refusal)).toBe(refusal);
});

it.each([
  { error: postgres('40001'), retried: true },
  { error: postgres('40P01'), retried: true },
  { error: postgres('23505'), retried: false },
  { error: sqlite(5), retried: false },
])('tries again what lost against another, nothing else', ({ error, retried }) => {
  expect(isRetryable(error)).toBe(retried);
});
