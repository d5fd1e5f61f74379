import { addPassRoute, type PassRouteParts } from '#server/features/shareLinks/passRoute.ts';
import { addShareRoutes, type ShareRouteParts } from '#server/features/shareLinks/shareRoutes.ts';
import { addShortLinkRoute, type ShortLinkParts } from '#server/features/shareLinks/shortLinkRoute.ts';
import { addShortUrlRoutes, type ShortUrlParts } from '#server/features/shareLinks/shortUrlRoutes.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';

export function shareFeature(
  app: MilepostApp,
  parts: ShareRouteParts & PassRouteParts & ShortUrlParts & ShortLinkParts,
): void {
  addShareRoutes(app, parts);
  addPassRoute(app, parts);
  addShortUrlRoutes(app, parts);
  addShortLinkRoute(app, parts);
}
