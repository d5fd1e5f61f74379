import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { ShareKey } from './shareRepository.ts';

export type ViewCounts = {
  note(share: ShareKey, seen: { readonly at: string; readonly isView: boolean }): void;
  flush(): Promise<void>;
};

/** Views are written in batches: a thousand viewers a second cause one write. */
const WRITTEN_AFTER_MS = 2_000;

type Seen = ShareKey & { readonly views: number; readonly at: string };

/** Counted in memory and written a little later. A share revoked meanwhile is skipped. */
export function createViewCounts(store: Store, { warn }: { readonly warn: (message: string) => void }): ViewCounts {
  let counted = new Map<string, Seen>();
  let timer: NodeJS.Timeout | null = null;

  function add({ planId, shareId, views, at }: Seen): void {
    const key = JSON.stringify([planId, shareId]);
    const known = counted.get(key);
    const last = known !== undefined && known.at > at ? known.at : at;
    counted.set(key, { planId, shareId, views: views + (known?.views ?? 0), at: last });
    timer ??= setTimeout(() => void flush().catch(() => warn(NOT_WRITTEN)), WRITTEN_AFTER_MS).unref();
  }

  async function flush(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const seen = [...counted.values()];
    if (seen.length === 0) return;
    counted = new Map();
    try {
      await write(store, seen);
    } catch (error) {
      for (const one of seen) add(one);
      throw error;
    }
  }

  return {
    note: (share, { at, isView }) => add({ ...share, views: isView ? 1 : 0, at }),
    flush,
  };
}

const NOT_WRITTEN = 'How often shares were opened could not be written; it is tried again.';

function write(store: Store, seen: readonly Seen[]): Promise<void> {
  return inTransaction(store, async (trx) => {
    for (const { planId, shareId, views, at } of seen) {
      await trx
        .updateTable('share')
        .set((eb) => ({ views: eb('views', '+', views), last_seen_at: at }))
        .where('plan_id', '=', planId)
        .where('id', '=', shareId)
        .execute();
    }
  });
}
