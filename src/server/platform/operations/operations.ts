import { statfsSync } from 'node:fs';
import { OPERATIONS, type OperationName } from '#contract/operations.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import { storeRefusalOf } from '#server/store/database/storeRefusal.ts';
import { Operation } from './operation.ts';

export type Operations = Readonly<Record<OperationName, Operation>> & {
  /** Checks what reports nothing by itself, the store and the disk; at most once a second. */
  look(): Promise<void>;
  freeBytes(): number | null;
};

export type OperationsParts = {
  readonly store: Store;
  readonly dataFolder: string;
  readonly has: { readonly backups: boolean; readonly mail: boolean; readonly webhooks: boolean };
  readonly warn: (message: string) => void;
};

/** Shorter than the usual timeout of readiness probes. */
const ANSWER_WITHIN_MS = 3_000;
const KEPT_MS = 1_000;
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

export function createOperations({ store, dataFolder, has, warn }: OperationsParts): Operations {
  const made = (name: OperationName, isOn: boolean) => new Operation({ name, isOn, warn });
  const operations = {
    store: made('store', true),
    disk: made('disk', true),
    backups: made('backups', has.backups),
    mail: made('mail', has.mail),
    webhooks: made('webhooks', has.webhooks),
    // The first look at the feeds of all plans says whether there are any.
    feeds: made('feeds', false),
  };
  let free: number | null = null;
  let looking: Promise<void> | null = null;

  async function lookAgain(): Promise<void> {
    free = freeBytesOf(dataFolder);
    if (free === null) operations.disk.failed(`${dataFolder} cannot be looked at`);
    else if (free < LEAST_FREE_BYTES) operations.disk.failed(`less than ${LEAST_FREE_BYTES / 1024 / 1024} MB are free`);
    else operations.disk.succeeded();
    const reason = await storeFailure(store);
    if (reason === null) operations.store.succeeded();
    else operations.store.failed(reason);
  }

  return {
    ...operations,
    look: () => {
      if (looking === null) {
        looking = lookAgain();
        void looking.then(() => {
          setTimeout(() => {
            looking = null;
          }, KEPT_MS).unref();
        });
      }
      return looking;
    },
    freeBytes: () => free,
  };
}

export function listOperations(operations: Operations): readonly Operation[] {
  return OPERATIONS.map((name) => operations[name]);
}

async function storeFailure(store: Store): Promise<string | null> {
  const failure = store.failure();
  if (failure !== null) return failure.message;
  try {
    await within(ANSWER_WITHIN_MS, store.db.selectFrom('meta').select('name').limit(1).execute());
    return null;
  } catch (error) {
    const refusal = storeRefusalOf(error);
    return refusal?.message ?? 'The store does not answer as it should; the log of the server says more.';
  }
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = new Refusal({
    code: 'store_unreachable',
    status: 503,
    message: `The store did not answer within ${milliseconds / 1000} seconds.`,
  });
  const timer = setTimeout(() => reject(late), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function freeBytesOf(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
