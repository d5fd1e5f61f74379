import { inChunks } from '#server/store/database/chunks.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import { goalOfPart } from '#server/store/history/touched.ts';
import type { PlanChange } from '#server/store/rows/edit.ts';
import type { PlanWriting } from './planWriting.ts';
import { putRows } from './rowWriting.ts';

export type ChangeStamp = Omit<PlanChange, 'edits'>;

const ITEMS_AT_A_TIME = 1_000;

/** Logs what a change does, part by part as it is written; nothing where nothing changes. */
export class ChangeLogWriting {
  readonly #writing: PlanWriting;
  readonly #stamp: ChangeStamp;
  readonly #version: number;
  #seq = 0;

  constructor(writing: PlanWriting, { stamp, version }: { readonly stamp: ChangeStamp; readonly version: number }) {
    this.#writing = writing;
    this.#stamp = stamp;
    this.#version = version;
  }

  get isEmpty(): boolean {
    return this.#seq === 0;
  }

  async add(items: readonly LoggedItem[]): Promise<void> {
    if (this.isEmpty && items.length > 0) await this.#begin();
    const { planId } = this.#writing;
    await inChunks({ items, size: ITEMS_AT_A_TIME }, async (chunk) => {
      const rows = chunk.map((item) => {
        this.#seq += 1;
        const { entity, entityId, before, after } = item;
        const place = { plan_id: planId, version: this.#version, seq: this.#seq };
        return { ...place, entity, entity_id: entityId, goal_id: goalOfPart(item), before, after };
      });
      await putRows(this.#writing, { table: 'change_item', key: ['plan_id', 'version', 'seq'], rows });
    });
  }

  async #begin(): Promise<void> {
    const { trx, planId } = this.#writing;
    const { at, memberId, by, what, reason = null, tokenName = null, leftOut } = this.#stamp;
    const { origin = tokenName === null ? { kind: 'typed' } : { kind: 'token', name: tokenName } } = this.#stamp;
    await trx
      .insertInto('change')
      .values({
        plan_id: planId,
        version: this.#version,
        at,
        member_id: memberId,
        by_name: by,
        what,
        reason,
        token_name: tokenName,
        origin: JSON.stringify(origin),
        left_out: leftOut === undefined ? null : JSON.stringify(leftOut),
      })
      .execute();
    await trx.updateTable('plan').set({ version: this.#version }).where('plan_id', '=', planId).execute();
  }
}
