import { findMeta, saveMeta } from '#server/store/database/meta.ts';
import type { Database } from '#server/store/database/store.ts';

const ORGANISATION = 'organisation';

export async function findOrganisation(db: Database): Promise<string> {
  return (await findMeta(db, ORGANISATION)) ?? '';
}

export function saveOrganisation(db: Database, organisation: string): Promise<void> {
  return saveMeta(db, { name: ORGANISATION, value: organisation });
}
