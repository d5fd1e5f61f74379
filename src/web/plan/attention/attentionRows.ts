import type { WireAttention } from '#contract/attention.ts';
import { type AttainmentChange, attainmentChange } from '#core/view/attainmentChange.ts';

type Entry = WireAttention['worst'][number];

/** `asked`: the goal's owner was asked today for the next step. */
export type AttentionRow = {
  readonly id: string;
  readonly attainment: number | null;
  readonly before: number | null;
  readonly change: AttainmentChange | null;
  readonly isStepAsked: boolean;
  /** Goals above it that say no more than it does. */
  readonly also: readonly { readonly id: string; readonly why: 'only' | 'lowest' | 'highest' }[];
};

export type AttentionSums = Readonly<Record<AttainmentChange, number>> & {
  readonly isNew: number;
  readonly otherStatus: number;
};

/** A goal that repeats another one of the list has no row of its own: the other names it. */
export function attentionRows(entries: readonly Entry[]): readonly AttentionRow[] {
  const listed = new Map(entries.map((entry) => [entry.id, entry]));
  const also = new Map<string, AttentionRow['also'][number][]>();
  const own = entries.filter(({ id, repeats }) => {
    const target = targetOf(id, listed);
    if (repeats === null || target === null) return true;
    also.set(target, [...(also.get(target) ?? []), { id, why: repeats.why }]);
    return false;
  });
  return own.map((entry) => ({
    id: entry.id,
    attainment: entry.attainment,
    before: entry.before?.attainment ?? null,
    change: attainmentChange(entry.before?.attainment ?? null, entry.attainment),
    isStepAsked: entry.step_asked === 1,
    also: also.get(entry.id) ?? [],
  }));
}

/** The goal at the end of what repeats what; null for one that repeats nothing of the list. */
function targetOf(id: string, listed: ReadonlyMap<string, Entry>): string | null {
  let at = listed.get(id);
  while (at !== undefined && at.repeats !== null && listed.has(at.repeats.id)) at = listed.get(at.repeats.id);
  return at === undefined || at.id === id ? null : at.id;
}

/** Of the goals listed, those that repeat others too: closer, further, unchanged and new ones add up to all. */
export function attentionSums(entries: readonly Entry[]): AttentionSums {
  const sums = { closer: 0, further: 0, same: 0, isNew: 0, otherStatus: 0 };
  for (const { attainment, status, before } of entries) {
    const change = before === null ? null : attainmentChange(before.attainment, attainment);
    if (before === null) sums.isNew += 1;
    else sums[change ?? 'same'] += 1;
    if (before !== null && before.status !== status) sums.otherStatus += 1;
  }
  return sums;
}
