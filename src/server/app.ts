import cookie from '@fastify/cookie';
import { installationFeature } from '#server/installation/installationFeature.ts';
import { addDocs, describeRoutes } from '#server/openapi/openapi.ts';
import { accountFeature } from '#server/ownAccount/accountFeature.ts';
import { shareFeature } from '#server/shareLinks/shareFeature.ts';
import { findOrganisation } from './accounts/organisation.ts';
import { addApiTokenRoutes } from './apiTokens/apiTokenRoutes.ts';
import type { AppParts } from './appParts.ts';
import { noteSecurityEvents } from './audit/noteSecurityEvents.ts';
import { createSecurityLog } from './audit/securityLog.ts';
import { exchangeFeature } from './exchange/exchangeFeature.ts';
import { goalFeature } from './goals/goalFeature.ts';
import { addHealthMeterRoutes } from './healthMeter/healthMeterRoutes.ts';
import { acceptJson } from './http/bodies.ts';
import { endConnectionsWhenClosing } from './http/closing.ts';
import { createHttpServer } from './http/createHttpServer.ts';
import { nameDeadEnds } from './http/deadEnd.ts';
import { answerErrors } from './http/errorReply.ts';
import type { MilepostApp } from './http/milepostApp.ts';
import { refuseUnknownNames } from './http/refuseUnknownNames.ts';
import { guardAddresses } from './http/requestGuards.ts';
import { requireRouteRights } from './http/routeRights.ts';
import { refuseOtherOrigins } from './http/sameOrigin.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { addEventRoutes } from './live/eventRoutes.ts';
import { mailingFeature } from './mailings/mailingFeature.ts';
import { memberFeature } from './members/memberFeature.ts';
import { addMetrics } from './metrics/metricsRoute.ts';
import { addOutlookRoutes } from './outlook/outlookRoutes.ts';
import { addPageRoutes } from './page/pageRoutes.ts';
import { planFeature } from './plans/planFeature.ts';
import { reminderFeature } from './reminders/reminderFeature.ts';
import { addReportRoutes } from './reports/reportRoutes.ts';
import { savedFilterFeature } from './savedFilters/savedFilterFeature.ts';
import { createServices, type Services } from './services.ts';
import { recogniseShares } from './sharing/shareRequest.ts';
import { webhookFeature } from './webhooks/webhookFeature.ts';

/** Each a Fastify plugin of its own: its hooks and parsers reach no other feature. */
const FEATURES: readonly ((app: MilepostApp, services: Services) => void | Promise<void>)[] = [
  installationFeature,
  accountFeature,
  planFeature,
  goalFeature,
  addOutlookRoutes,
  memberFeature,
  exchangeFeature,
  addApiTokenRoutes,
  webhookFeature,
  addEventRoutes,
  savedFilterFeature,
  shareFeature,
  addHealthMeterRoutes,
  addReportRoutes,
  mailingFeature,
  reminderFeature,
  addPageRoutes,
];

/** The whole server but its socket. */
export async function createApp(parts: AppParts): Promise<MilepostApp> {
  const app = createHttpServer(parts);
  addSecurityHeaders(app, { isHttps: parts.publicUrl?.startsWith('https:') ?? false });
  endConnectionsWhenClosing(app);
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
  await app.register(cookie);
  await describeRoutes(app, parts);
  await app.register(async (scope: MilepostApp) => {
    const services = createServices(scope, parts);
    // Not in a plugin of its own: it counts the requests of every feature.
    addMetrics(scope, services);
    for (const feature of FEATURES) await scope.register((own: MilepostApp) => feature(own, services));
    addDocs(scope);
  });
  await app.ready();
  return app;
}
