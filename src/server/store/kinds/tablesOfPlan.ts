import { KINDS } from './kinds.ts';

type Kinds = typeof KINDS;

export type TableOfKinds = { [Name in keyof Kinds]: keyof Kinds[Name]['tables'] }[keyof Kinds];

export type PlanTable = {
  readonly table: string;
  readonly key: readonly string[];
  readonly isLarge: boolean;
};

/** Every table of a plan, referenced tables first. */
export const TABLES_OF_PLAN: readonly PlanTable[] = Object.values(KINDS).flatMap(({ tables }) =>
  Object.entries<{ readonly key: readonly string[]; readonly isLarge?: true }>(tables).map(
    ([table, { key, isLarge = false }]) => ({ table, key, isLarge }),
  ),
);

/** `plan_id` leads their keys and indexes. */
export const PLAN_TABLES: ReadonlySet<string> = new Set(TABLES_OF_PLAN.map(({ table }) => table));
