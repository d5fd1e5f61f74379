import * as z from 'zod';
import { doneSchema } from '#contract/account.ts';
import {
  accentSchema,
  houseAddresses,
  houseSchema,
  logoSchema,
  MOST_PICTURE_BYTES,
  type PictureProblem,
} from '#contract/house.ts';
import { Refusal } from '#server/base/errors.ts';
import type { FindAsker } from '#server/features/accounts/asker.ts';
import { requireAdministrator } from '#server/features/accounts/requireAdministrator.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { readPlainJson } from '#server/platform/http/plainJson.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { createLogoDrawing, type DrawLogo } from './drawnLogo.ts';
import { findHouse, findLogo, saveAccent, saveLogo } from './house.ts';
import { houseStyles, wireHouseOf } from './houseStyles.ts';

export type HouseParts = {
  readonly store: Store;
  readonly findAsker: FindAsker;
  readonly drawLogo?: DrawLogo;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A picture as base64, with room for one that is refused for its size in a sentence. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

export function addHouseRoutes(
  app: MilepostApp,
  { store, findAsker, drawLogo = createLogoDrawing() }: HouseParts,
): void {
  const { db } = store;
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    async (_request: unknown, body: string) => (body === '' ? undefined : readPlainJson(body)),
  );
  const about = (operationId: string, summary: string) => ({ tags: ['installation'], operationId, summary });
  const changed = { 200: houseSchema, ...refusals(400, 401, 403, 413) };

  app.get(
    houseAddresses.house,
    {
      config: { right: 'everybody' },
      schema: {
        ...about('getHouse', 'Logo and accent of the organisation that runs this installation'),
        response: { 200: houseSchema, ...refusals() },
      },
    },
    async () => wireHouseOf(await findHouse(db)),
  );

  app.put(
    houseAddresses.house,
    {
      config: { right: 'administrator' },
      schema: {
        ...about('setAccent', 'Sets the accent of the organisation, or takes it away; for administrators'),
        body: accentSchema,
        response: changed,
      },
    },
    async (request, reply) => {
      await requireAdministrator({ store, findAsker }, request, reply);
      await saveAccent(db, request.body.accent?.toLowerCase() ?? null);
      return wireHouseOf(await findHouse(db));
    },
  );

  app.put(
    houseAddresses.logo,
    {
      config: { right: 'administrator' },
      schema: {
        ...about('setLogo', 'Sets the logo of the organisation: SVG, PNG, JPEG or GIF, drawn anew; for administrators'),
        body: logoSchema,
        response: changed,
      },
    },
    async (request, reply) => {
      await requireAdministrator({ store, findAsker }, request, reply);
      const picture = Buffer.from(request.body.picture, 'base64');
      if (picture.length > MOST_PICTURE_BYTES) throw refusedPicture('picture_too_large');
      const drawn = await drawLogo(picture);
      if (typeof drawn === 'string') throw refusedPicture(drawn);
      await saveLogo(db, drawn);
      return wireHouseOf(await findHouse(db));
    },
  );

  app.delete(
    houseAddresses.logo,
    {
      config: { right: 'administrator' },
      schema: {
        ...about('removeLogo', 'Removes the logo of the organisation; for administrators'),
        response: { 200: doneSchema, ...refusals(401, 403) },
      },
    },
    async (request, reply) => {
      await requireAdministrator({ store, findAsker }, request, reply);
      await saveLogo(db, null);
      return { success: true as const };
    },
  );

  app.get(
    '/house/:file',
    { config: { right: 'everybody' }, schema: { hide: true, params: z.object({ file: z.string() }) } },
    async (request, reply) => {
      const [, name = '', type] = /^([0-9a-f]{20})\.(png|css)$/.exec(request.params.file) ?? [];
      const content = type === 'png' ? await findLogo(db, name) : type === 'css' ? await stylesNamed(name) : null;
      if (content === null) throw new Refusal({ code: 'not_found', status: 404, message: 'There is nothing here.' });
      return reply
        .header('cache-control', IMMUTABLE)
        .type(type === 'png' ? 'image/png' : 'text/css; charset=utf-8')
        .send(content);
    },
  );

  async function stylesNamed(name: string): Promise<string | null> {
    const styles = houseStyles(await findHouse(db));
    return styles?.path === `/house/${name}.css` ? styles.text : null;
  }
}

function refusedPicture(code: PictureProblem): Refusal {
  return new Refusal({ code, status: code === 'picture_too_large' ? 413 : 400, message: SENTENCES[code] });
}

const SENTENCES: Readonly<Record<PictureProblem, string>> = {
  picture_too_large: 'The picture is larger than 700 kB. Save it smaller: a logo is shown 140 px wide.',
  picture_unknown: 'This is no picture that can be read. Send an SVG, PNG, JPEG or GIF file.',
  picture_of_webp: 'WebP pictures are not read. Save the picture as PNG or SVG.',
  picture_too_wide:
    'The picture has too many pixels, none, or is like a line. Save it with at most 4096 px a side and 8 million in all.',
  picture_outside: 'The picture refers to something outside of it. Save it with everything inside.',
  picture_too_intricate:
    'The picture is too intricate: it has more than 5,000 elements, filters, patterns, entities, or parts that refer to each other again and again. Save it as PNG.',
  picture_unreadable: 'The picture is damaged, shows nothing, or its file is not what it seems to be. Save it again.',
  picture_empty: 'There is nothing to see in the picture.',
  picture_too_slow: 'The picture took too long to draw. Save it as PNG.',
};
