import type { MilepostApp } from '#server/http/milepostApp.ts';
import { addPassRoute, type PassRouteParts } from './passRoute.ts';
import { addShareRoutes, type ShareRouteParts } from './shareRoutes.ts';
import { addShortLinkRoute, type ShortLinkParts } from './shortLinkRoute.ts';
import { addShortUrlRoutes, type ShortUrlParts } from './shortUrlRoutes.ts';

/** Shares of a plan and short links. */
export function shareFeature(
  app: MilepostApp,
  parts: ShareRouteParts & PassRouteParts & ShortUrlParts & ShortLinkParts,
): void {
  addShareRoutes(app, parts);
  addPassRoute(app, parts);
  addShortUrlRoutes(app, parts);
  addShortLinkRoute(app, parts);
}
