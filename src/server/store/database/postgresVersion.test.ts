import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { withPostgresVersion } from '#testing/server/withPostgresVersion.ts';
import { saveMeta } from './meta.ts';
import { hasSnapshots, postgresVersion } from './postgresVersion.ts';
import type { Store } from './store.ts';
import { inTransaction } from './transaction.ts';

describe.each(storesUnderTest().filter(({ name }) => name !== 'SQLite'))('the version of a store on $name', (kind) => {
  let store: Store;
  let others: Store;

  beforeAll(async () => {
    others = await kind.open();
    store = withPostgresVersion(others);
  });
  afterAll(() => store.close());

  const write = (value: string) => saveMeta(others.db, { name: 'moment', value });

  it('is the same until somebody has written, and then another one, for good', async () => {
    const seen = new Set<unknown>();
    for (let times = 1; times <= 5; times += 1) {
      // Other tests commit on the same PostgreSQL, which has one snapshot for all its databases.
      const first = await vi.waitFor(async () => {
        const version = await store.version();
        expect(version).toEqual(expect.any(String));
        expect(await store.version()).toBe(version);
        return version;
      });
      seen.add(first);
      expect(seen.size).toBe(times);
      await write(`${times}`);
    }
  });

  it('is another one once a transaction has committed, not while it writes', async () => {
    let written: unknown;
    await inTransaction(others, async (trx) => {
      await saveMeta(trx, { name: 'moment', value: 'in a transaction' });
      written = kind.name === 'PGlite' ? null : await store.version();
    });
    expect(await store.version()).not.toBe(written);
  });

  it('is read once for all who ask at once', async () => {
    await store.version();
    const asked = vi.spyOn(others.db, 'executeQuery');
    const moments = await Promise.all(Array.from({ length: 50 }, () => store.version()));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(new Set(moments).size).toBe(1);
    asked.mockRestore();
  });
});

it.each([
  {
    version: 'PostgreSQL 15.18 (Debian 15.18-0+deb12u1) on x86_64-pc-linux-gnu, compiled by gcc',
    release: 150_018,
    hasThem: true,
  },
  { version: 'PostgreSQL 13.0 on aarch64-unknown-linux-gnu, compiled by gcc', release: 130_000, hasThem: true },
  { version: 'PostgreSQL 12.22 on x86_64-pc-linux-gnu, compiled by gcc', release: 120_022, hasThem: false },
  {
    version: 'PostgreSQL 15.2-YB-2.25.0.0-b0 on x86_64-pc-linux-gnu, compiled by clang',
    release: 150_002,
    hasThem: false,
  },
  { version: 'CockroachDB CCL v25.1.0 (x86_64-pc-linux-gnu, built 2025/02/13)', release: 130_000, hasThem: false },
])('$version has snapshots: $hasThem', ({ hasThem, ...engine }) => {
  expect(hasSnapshots({ ...engine, isSharedOut: false })).toBe(hasThem);
  expect(hasSnapshots({ ...engine, isSharedOut: true })).toBe(false);
});

describe('a version that is read from PostgreSQL', () => {
  const ENGINE = ['PostgreSQL 17.2 on x86_64-pc-linux-gnu', '170002', 'false'];

  const answering = (...answers: (() => Promise<readonly string[]>)[]) => {
    const left = [...answers];
    return postgresVersion(() => left.shift()?.() ?? Promise.reject(new Error('Asked more than was expected.')));
  };

  it('reads again for who asks while it reads: what was written before asking is in it', async () => {
    let written = 'before';
    const first = Promise.withResolvers<void>();
    const version = answering(
      async () => ENGINE,
      async () => {
        const moment = written;
        await first.promise;
        return [moment];
      },
      async () => [written],
    );
    const early = version();
    await new Promise((resolve) => setTimeout(resolve, 10));
    written = 'after';
    const late = version();
    first.resolve();
    expect(await Promise.all([early, late])).toEqual(['before', 'after']);
  });

  it.each([
    { what: 'the engine has no snapshots', answer: async () => ['CockroachDB CCL v25.1.0', '130000', 'false'] },
    { what: 'it is not said whether rows are spread', answer: async () => ENGINE.slice(0, 2) },
    { what: 'nothing is answered', answer: async () => [] },
    { what: 'an error is answered', answer: () => Promise.reject(new Error('gone')) },
  ])('is null where $what', async ({ answer }) => {
    expect(await answering(answer)()).toBeNull();
  });

  it('asks anew once it could not be asked', async () => {
    const version = answering(
      () => Promise.reject(new Error('gone')),
      async () => ENGINE,
      async () => ['a moment'],
    );
    expect(await version()).toBeNull();
    expect(await version()).toBe('a moment');
  });
});
