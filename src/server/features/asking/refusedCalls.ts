import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import { type Membership, nameOf } from './membership.ts';

/** Something a program sent to a plan that was refused: nobody sits before it who would see the answer. */
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

/** Calls for each refused call of a program in this process; the function that comes back ends it. */
export function onRefusedCall(store: Store, listener: OnRefused): () => void {
  const listeners = LISTENERS.get(store) ?? new Set<OnRefused>();
  LISTENERS.set(store, listeners);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellRefusedCall(store: Store, call: RefusedCall): void {
  for (const listener of LISTENERS.get(store) ?? []) listener(call);
}

/** Whose call it is; null for that of a person, who sees the answer. */
export type CallOfProgram = Pick<RefusedCall, 'planId' | 'by' | 'sent'> | null;

export function callOf({ plan, member, tokenId }: Membership, sent: RefusedCall['sent']): CallOfProgram {
  return tokenId === null ? null : { planId: plan.id, by: nameOf(member), sent };
}

/** Does something for a program, and tells where it is refused. What a token may not do at all is nobody's news. */
export async function tellingRefusals<T>(store: Store, call: CallOfProgram, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isNews = error instanceof Refusal && error.status !== 403 && error.code !== 'nothing_chosen';
    if (call !== null && isNews) tellRefusedCall(store, { ...call, code: error.code, message: error.message });
    throw error;
  }
}
