import * as z from 'zod';
import { findMeta, removeMeta, saveMeta } from '#server/store/database/meta.ts';
import type { Database } from '#server/store/database/store.ts';

/** Who made a plan here, and when; null for plans made before this was stored, and by commands. */
export type PlanMaker = { readonly accountId: string; readonly at: string };

const makerSchema = z.object({ accountId: z.string(), at: z.string() });

export async function findPlanMaker(db: Database, planId: string): Promise<PlanMaker | null> {
  const stored = await findMeta(db, makerKey(planId));
  return stored === null ? null : makerSchema.parse(JSON.parse(stored));
}

export function savePlanMaker(db: Database, planId: string, maker: PlanMaker): Promise<void> {
  return saveMeta(db, { name: makerKey(planId), value: JSON.stringify(maker) });
}

export function forgetPlanMaker(db: Database, planId: string): Promise<void> {
  return removeMeta(db, makerKey(planId));
}

function makerKey(planId: string): string {
  return `plan_maker:${planId}`;
}
