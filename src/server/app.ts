import cookie from '@fastify/cookie';
import { accountFeature } from '#server/features/accountFeature.ts';
import { findOrganisation } from '#server/features/accounts/organisation.ts';
import { addApiTokenRoutes } from '#server/features/apiTokens/apiTokenRoutes.ts';
import { exchangeFeature } from '#server/features/exchangeFeature.ts';
import { feedFeature } from '#server/features/feedFeature.ts';
import { goalFeature } from '#server/features/goalFeature.ts';
import { addHealthMeterRoutes } from '#server/features/healthMeter/healthMeterRoutes.ts';
import { addHouseRoutes } from '#server/features/house/houseRoutes.ts';
import { installationFeature } from '#server/features/installationFeature.ts';
import { addEventRoutes } from '#server/features/live/eventRoutes.ts';
import { mailingFeature } from '#server/features/mailingFeature.ts';
import { memberFeature } from '#server/features/memberFeature.ts';
import { addMetrics } from '#server/features/metrics/metricsRoute.ts';
import { addDocs, describeRoutes } from '#server/features/openapi/openapi.ts';
import { addOutlookRoutes } from '#server/features/outlook/outlookRoutes.ts';
import { addPageRoutes } from '#server/features/page/pageRoutes.ts';
import { planFeature } from '#server/features/planFeature.ts';
import { reminderFeature } from '#server/features/reminderFeature.ts';
import { addReportRoutes } from '#server/features/reports/reportRoutes.ts';
import { savedFilterFeature } from '#server/features/savedFilterFeature.ts';
import { shareFeature } from '#server/features/shareFeature.ts';
import { recogniseShares } from '#server/features/sharing/shareRequest.ts';
import { webhookFeature } from '#server/features/webhookFeature.ts';
import { addWorkRoutes } from '#server/features/work/workRoutes.ts';
import { noteSecurityEvents } from '#server/platform/audit/noteSecurityEvents.ts';
import { createSecurityLog } from '#server/platform/audit/securityLog.ts';
import { acceptJson } from '#server/platform/http/bodies.ts';
import { endConnectionsWhenClosing } from '#server/platform/http/closing.ts';
import { createHttpServer } from '#server/platform/http/createHttpServer.ts';
import { nameDeadEnds } from '#server/platform/http/deadEnd.ts';
import { answerErrors } from '#server/platform/http/errorReply.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refuseUnknownNames } from '#server/platform/http/refuseUnknownNames.ts';
import { guardAddresses } from '#server/platform/http/requestGuards.ts';
import { requireRouteRights } from '#server/platform/http/routeRights.ts';
import { refuseOtherOrigins } from '#server/platform/http/sameOrigin.ts';
import { addSecurityHeaders } from '#server/platform/http/securityHeaders.ts';
import { rememberStoreVersions } from '#server/platform/http/storeVersionFor.ts';
import { limitUnreadBodies } from '#server/platform/http/unreadBodies.ts';
import type { AppParts } from './appParts.ts';
import { createServices, type Services } from './services.ts';

/** Each a Fastify plugin: its hooks and parsers do not affect other features. */
const FEATURES: readonly ((app: MilepostApp, services: Services) => void | Promise<void>)[] = [
  installationFeature,
  accountFeature,
  planFeature,
  goalFeature,
  addWorkRoutes,
  addOutlookRoutes,
  memberFeature,
  exchangeFeature,
  addApiTokenRoutes,
  webhookFeature,
  feedFeature,
  addEventRoutes,
  savedFilterFeature,
  shareFeature,
  addHealthMeterRoutes,
  addReportRoutes,
  addHouseRoutes,
  mailingFeature,
  reminderFeature,
  addPageRoutes,
];

export async function createApp(parts: AppParts): Promise<MilepostApp> {
  const app = createHttpServer(parts);
  addSecurityHeaders(app, { isHttps: parts.publicUrl?.startsWith('https:') ?? false });
  endConnectionsWhenClosing(app);
  limitUnreadBodies(app);
  guardAddresses(app);
  recogniseShares(app);
  const warn = (message: string) => app.log.warn(message);
  noteSecurityEvents(app, createSecurityLog({ folder: parts.securityLogFolder, warn }));
  refuseOtherOrigins(app, parts);
  acceptJson(app);
  nameDeadEnds(app, () => findOrganisation(parts.store.db));
  answerErrors(app);
  refuseUnknownNames(app);
  requireRouteRights(app);
  rememberStoreVersions(app);
  await app.register(cookie, { hook: false });
  await describeRoutes(app, parts);
  await app.register(async (scope: MilepostApp) => {
    const services = createServices(scope, parts);
    // Not in a plugin: it counts the requests of every feature.
    addMetrics(scope, services);
    for (const feature of FEATURES) await scope.register(plugin(feature, services));
    addDocs(scope);
  });
  await app.ready();
  return app;
}

/** With a name: for one without Fastify searches all modules that are loaded. */
function plugin(feature: (typeof FEATURES)[number], services: Services) {
  return Object.assign((own: MilepostApp) => feature(own, services), {
    [Symbol.for('fastify.display-name')]: feature.name,
  });
}
