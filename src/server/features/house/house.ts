import { createHash } from 'node:crypto';
import * as z from 'zod';
import { findMeta, removeMeta, saveMeta } from '#server/store/database/meta.ts';
import type { Database } from '#server/store/database/store.ts';
import type { LogoPicture } from './logoPicture.ts';

const HOUSE = 'house';
const LOGO = 'house_logo';

const keptSchema = z.object({
  accent: z.string().nullable(),
  logo: z
    .object({
      name: z.string(),
      width: z.number(),
      height: z.number(),
      ground: z.enum(['light', 'dark']).nullable(),
    })
    .nullable(),
});

/** How the organisation of an installation shows. The picture itself is kept apart: it is asked for seldom. */
export type House = z.infer<typeof keptSchema>;

const NOTHING: House = { accent: null, logo: null };

export async function findHouse(db: Database): Promise<House> {
  const kept = await findMeta(db, HOUSE);
  return kept === null ? NOTHING : keptSchema.parse(JSON.parse(kept));
}

/** Null where there is none, or another one than that of this name. */
export async function findLogo(db: Database, name: string): Promise<Buffer | null> {
  const { logo } = await findHouse(db);
  const kept = logo?.name === name ? await findMeta(db, LOGO) : null;
  return kept === null ? null : Buffer.from(kept, 'base64');
}

export async function saveAccent(db: Database, accent: string | null): Promise<void> {
  const house = await findHouse(db);
  await save(db, { ...house, accent });
}

/** Under a name that tells its content: it is never another picture. */
export async function saveLogo(db: Database, drawn: LogoPicture | null): Promise<void> {
  const house = await findHouse(db);
  if (drawn === null) {
    await removeMeta(db, LOGO);
    return save(db, { ...house, logo: null });
  }
  const { png, ...about } = drawn;
  const name = createHash('sha256').update(png).digest('hex').slice(0, 20);
  await saveMeta(db, { name: LOGO, value: png.toString('base64') });
  await save(db, { ...house, logo: { name, ...about } });
}

async function save(db: Database, house: House): Promise<void> {
  await saveMeta(db, { name: HOUSE, value: JSON.stringify(house) });
}

export function logoPath(name: string): string {
  return `/house/${name}.png`;
}
