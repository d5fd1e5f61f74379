import { newId } from '#web/base/api/newId.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { queryClient } from '#web/base/api/queryClient.ts';
import { useOutside } from '#web/base/outside/useOutside.ts';
import { type OutboxItem, outboxSchema } from './outboxItem.ts';

type Kept = { readonly key: string | null; readonly text: string | null; readonly items: readonly OutboxItem[] };

/** Waits to be sent, unless it says otherwise. */
export type NewItem = Omit<OutboxItem, 'id' | 'state'> & Partial<Pick<OutboxItem, 'state'>>;

const NOTHING: Kept = { key: null, text: null, items: [] };

/** Of the person who is signed in, in this browser: all their pages show and send the same items. */
class Outbox {
  #kept: Kept = NOTHING;
  /** Where the browser keeps nothing, or is full. */
  readonly #unkept = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  readonly items = (): readonly OutboxItem[] => {
    const key = keyOfUser();
    if (key === null) return NOTHING.items;
    const text = this.#unkept.get(key) ?? readText(key);
    if (key !== this.#kept.key || text !== this.#kept.text) this.#kept = { key, text, items: itemsIn(text) };
    return this.#kept.items;
  };

  readonly watch = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#tell);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#tell);
    };
  };

  add(item: NewItem): void {
    this.#write([...this.items(), { state: { kind: 'waiting' }, ...item, id: newId() }]);
  }

  /** Nothing where it is gone meanwhile. */
  put(item: OutboxItem): void {
    this.#write(this.items().map((each) => (each.id === item.id ? item : each)));
  }

  drop(id: string): void {
    this.#write(this.items().filter((each) => each.id !== id));
  }

  clear(): void {
    this.#write([]);
  }

  #write(items: readonly OutboxItem[]): void {
    const key = keyOfUser();
    if (key === null) return;
    const text = items.length === 0 ? null : JSON.stringify(items);
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      this.#unkept.delete(key);
    } catch {
      this.#unkept.set(key, text ?? '[]');
    }
    this.#tell();
  }

  readonly #tell = () => {
    for (const listener of this.#listeners) listener();
  };
}

export const outbox = new Outbox();

export function useOutbox(): readonly OutboxItem[] {
  return useOutside(outbox.watch, outbox.items);
}

function keyOfUser(): string | null {
  const user = queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
  return user === undefined ? null : `milepost.outbox.${user}`;
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function itemsIn(text: string | null): readonly OutboxItem[] {
  try {
    return outboxSchema.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
