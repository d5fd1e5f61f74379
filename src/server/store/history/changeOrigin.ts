import { type ChangeOrigin, changeOriginSchema } from '#contract/changeOrigin.ts';
import type { PlanTables } from '#server/store/rows/tables.ts';

type ChangeRow = Pick<PlanTables['change'], 'member_id' | 'by_name' | 'what' | 'token_name' | 'origin'>;

/** How a change came about. One from before origins were stored is told by the rest of its row. */
export function originOf({
  origin,
  token_name: token,
  member_id: memberId,
  by_name: by,
  what,
}: ChangeRow): ChangeOrigin {
  if (origin !== null) return changeOriginSchema.parse(JSON.parse(origin));
  return olderOrigin({ memberId, by, what, tokenName: token });
}

type OlderChange = {
  readonly memberId: string | null;
  readonly by: string;
  readonly what: string;
  readonly tokenName?: string | null;
};

/** The origin of a change from before version 0.7.0, which stored none: in a store, a backup or an export. */
export function olderOrigin({ memberId, by, what, tokenName = null }: OlderChange): ChangeOrigin {
  const files = /^Imported (.+)$/s.exec(what)?.[1];
  if (files !== undefined) return { kind: 'import', files };
  if (what.startsWith('Undone: ')) return { kind: 'undo', version: null };
  if (tokenName !== null) return { kind: 'token', name: tokenName };
  if (memberId === null && what === 'Figures fetched') return { kind: 'feed', id: null, name: by, run: null };
  return { kind: 'typed' };
}
