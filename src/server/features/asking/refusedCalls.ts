import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import { type Membership, nameOf } from './membership.ts';

/** A refused call of a program: no person sees the answer. */
export type RefusedCall = {
  readonly planId: string;
  /** The member whose token it has. */
  readonly by: string;
  readonly sent: 'figures' | 'goals' | 'import';
  readonly code: string;
  readonly message: string;
};

type OnRefused = (call: RefusedCall) => void;

const LISTENERS = new WeakMap<Store, Set<OnRefused>>();

/** Listens to refused calls of programs in this process. Returns the function that ends it. */
export function onRefusedCall(store: Store, listener: OnRefused): () => void {
  const listeners = LISTENERS.get(store) ?? new Set<OnRefused>();
  LISTENERS.set(store, listeners);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitRefusedCall(store: Store, call: RefusedCall): void {
  for (const listener of LISTENERS.get(store) ?? []) listener(call);
}

/** Whose call it is; null for that of a person, who sees the answer. */
export type CallOfProgram = Pick<RefusedCall, 'planId' | 'by' | 'sent'> | null;

export function callOf({ plan, member, tokenId }: Membership, sent: RefusedCall['sent']): CallOfProgram {
  return tokenId === null ? null : { planId: plan.id, by: nameOf(member), sent };
}

/** Does what a program asks, and emits its refusal, except for what its token may not do at all. */
export async function emittingRefusals<T>(store: Store, call: CallOfProgram, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isNews = error instanceof Refusal && error.status !== 403 && error.code !== 'nothing_chosen';
    if (call !== null && isNews) emitRefusedCall(store, { ...call, code: error.code, message: error.message });
    throw error;
  }
}
