import cookie from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { createAccountMail } from './accounts/accountMail.ts';
import { addAccountRoutes } from './accounts/accountRoutes.ts';
import { findAskerBy } from './accounts/asker.ts';
import { createKnownBrowsers } from './accounts/knownBrowsers.ts';
import { createNoteSeen } from './accounts/lastSeen.ts';
import type { OidcSettings } from './accounts/oidcSettings.ts';
import { findOrganisation } from './accounts/organisation.ts';
import { addOrganisationRoute } from './accounts/organisationRoute.ts';
import { addOwnAccountRoutes } from './accounts/ownAccountRoutes.ts';
import { addOwnSessionRoutes } from './accounts/ownSessionRoutes.ts';
import { addOwnTokenRoutes } from './accounts/ownTokenRoutes.ts';
import { addProviderRoutes } from './accounts/providerRoutes.ts';
import { createProviderSignOn } from './accounts/providerSignOn.ts';
import { addResetRoutes } from './accounts/resetRoutes.ts';
import { createSignInBrowsers } from './accounts/signInBrowsers.ts';
import { createSignOn } from './accounts/signOn.ts';
import { addTwoFactorRoutes } from './accounts/twoFactorRoutes.ts';
import { addApiTokenRoutes } from './apiTokens/apiTokenRoutes.ts';
import { createTokenDoor } from './apiTokens/tokenDoor.ts';
import { noteSecurityEvents } from './audit/noteSecurityEvents.ts';
import { createSecurityLog } from './audit/securityLog.ts';
import type { Clock } from './clock.ts';
import { addExportRoutes } from './exchange/calls/exportRoutes.ts';
import { addImportRoutes } from './exchange/calls/importRoutes.ts';
import { addMappingRoutes } from './exchange/calls/mappingRoutes.ts';
import { addCheckInRoute } from './goals/checkInRoute.ts';
import { addCommentEditRoutes } from './goals/commentEditRoutes.ts';
import { addCommentRoutes } from './goals/commentRoutes.ts';
import { addArchiveRoutes } from './goals/editing/archiveRoutes.ts';
import { addEditRoutes } from './goals/editing/editRoutes.ts';
import { addNewBaseRoutes } from './goals/editing/newBaseRoutes.ts';
import { addStatedGoalRoute } from './goals/editing/statedGoalRoute.ts';
import { addYearTargetRoute } from './goals/editing/yearTargetRoute.ts';
import { addEntryRoutes } from './goals/entryRoutes.ts';
import { addGoalRoutes } from './goals/goalRoutes.ts';
import { addSearchRoute } from './goals/searchRoute.ts';
import { addHealthMeterRoutes } from './healthMeter/healthMeterRoutes.ts';
import { acceptJson } from './http/bodies.ts';
import { answerClientError } from './http/clientError.ts';
import { endConnectionsWhenClosing } from './http/closing.ts';
import { answerError, answerErrors } from './http/errorReply.ts';
import { addHealth } from './http/health.ts';
import { maskedUrl } from './http/maskedUrl.ts';
import type { MilepostApp } from './http/milepostApp.ts';
import { addDocs, describeRoutes } from './http/openapi.ts';
import { refuseUnknownNames } from './http/refuseUnknownNames.ts';
import { guardAddresses } from './http/requestGuards.ts';
import { refuseOtherOrigins } from './http/sameOrigin.ts';
import { addSecurityHeaders, setSecurityHeaders } from './http/securityHeaders.ts';
import { addVersion } from './http/version.ts';
import { addEventRoutes } from './live/eventRoutes.ts';
import type { MailSettings } from './mail/mailSettings.ts';
import { createSendMail } from './mail/sendMail.ts';
import { addMailingRoutes } from './mailings/mailingRoutes.ts';
import { addMailingStopRoutes } from './mailings/mailingStopRoutes.ts';
import { createMailingStops } from './mailings/mailingStops.ts';
import { printShareBy } from './mailings/printShare.ts';
import { sayCountsBy } from './mailings/sayCounts.ts';
import { startMailings } from './mailings/startMailings.ts';
import { addDepartmentRoutes } from './members/departmentRoutes.ts';
import { addFollowInvitationRoutes } from './members/followInvitationRoutes.ts';
import { addInvitationRoutes } from './members/invitationRoutes.ts';
import { addMemberResetRoute } from './members/memberResetRoute.ts';
import { addMemberRoutes } from './members/memberRoutes.ts';
import { addMetrics } from './metrics/metricsRoute.ts';
import type { Operations } from './operations/operations.ts';
import { addOperationsRoute } from './operations/operationsRoute.ts';
import { createOutlookBook } from './outlook/outlookBook.ts';
import { addOutlookRoutes } from './outlook/outlookRoutes.ts';
import { nameDeadEnds } from './page/deadEnd.ts';
import { readPageFiles } from './page/pageFiles.ts';
import { addPageRoutes } from './page/pageRoutes.ts';
import { createPageSender } from './page/pageSender.ts';
import { createPlanBook } from './planBook/planBook.ts';
import { createAsking, findCurrentPlanIdBy } from './plans/asking.ts';
import { createChangePlan } from './plans/changePlan.ts';
import { addChangeRoutes } from './plans/changeRoutes.ts';
import { addClosedPeriodRoute } from './plans/closedPeriodRoute.ts';
import { addPlanEditRoutes } from './plans/editing/planEditRoutes.ts';
import { addPlanRoutes } from './plans/planRoutes.ts';
import { addTimeRoutes } from './plans/timeRoutes.ts';
import { addUndoRoute } from './plans/undoRoute.ts';
import { createPlanViews } from './planView/planView.ts';
import { addReminderRoutes } from './reminders/reminderRoutes.ts';
import { type ScheduledReminders, startScheduledReminders } from './reminders/scheduledReminders.ts';
import { createStopLinks } from './reminders/stopLinks.ts';
import { addAttentionRoute } from './reports/attentionRoute.ts';
import { createPdfPrinter } from './reports/pdfPrinter.ts';
import { addReportRoutes } from './reports/reportRoutes.ts';
import { addSavedFilterRoutes } from './savedFilters/savedFilterRoutes.ts';
import type { Secrets } from './secrets.ts';
import { createMissLimit } from './sharing/missLimit.ts';
import { addPassRoute } from './sharing/passRoute.ts';
import { createRemoteFilters } from './sharing/remoteFilters.ts';
import { createShareDoor } from './sharing/shareDoor.ts';
import { createSharedPlans } from './sharing/sharedPlans.ts';
import { recogniseShares } from './sharing/shareRequest.ts';
import { addShareRoutes } from './sharing/shareRoutes.ts';
import { addShortLinkRoute } from './sharing/shortLinkRoute.ts';
import { addShortUrlRoutes } from './sharing/shortUrlRoutes.ts';
import { createViewCounts } from './sharing/viewCounts.ts';
import type { Store } from './store/store.ts';
import { createStatusWatch } from './webhooks/statusWatch.ts';
import { addWebhookRoutes } from './webhooks/webhookRoutes.ts';

export type AppParts = {
  readonly store: Store;
  readonly clock: Clock;
  /** MILEPOST_TODAY is set: said on the page. */
  readonly isTodayFixed: boolean;
  readonly secrets: Secrets;
  /** Null: links follow the address that was asked. */
  readonly publicUrl: string | null;
  readonly trustedProxies: readonly string[];
  readonly mail: MailSettings | null;
  readonly oidc: OidcSettings | null;
  /** The address of this installation, for links in mails: never the one a request names. */
  readonly ownUrl: () => string;
  /** How it goes with what the installation does by itself. */
  readonly operations: Operations;
  /** Opens /metrics; null: there is none. */
  readonly metricsToken: string | null;
  /** Where webhooks may go; none: they are off. */
  readonly webhookHosts: readonly string[];
  /** Where security events are written down. */
  readonly securityLogFolder: string;
  /** New people are offered the guide to the dashboard. */
  readonly hasGuide: boolean;
  /** /dev/gallery is there. */
  readonly hasGallery: boolean;
  /** Where the built page lies. */
  readonly pageFolder: string;
};

/** The whole server but its socket. */
export async function createApp(parts: AppParts): Promise<MilepostApp> {
  const app = createServer(parts);
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
  await app.register(cookie);
  await describeRoutes(app);
  await app.register(async (scope: MilepostApp) => addRoutes(scope, parts));
  await app.ready();
  return app;
}

/** Node's defaults cut no slow client for a minute (milliseconds). */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;
const IDLE_FOR = 5_000;
const CHECKED_EVERY = 2_000;

const MAX_CONNECTIONS = 10_000;

/** Filters of 8 kB, each character escaped, and the cookies beside them. */
const MAX_HEADER_BYTES = 40 * 1024;

function createServer({ trustedProxies }: AppParts): MilepostApp {
  const app = fastify({
    http: {
      headersTimeout: HEADERS_WITHIN,
      connectionsCheckingInterval: CHECKED_EVERY,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    requestTimeout: REQUEST_WITHIN,
    keepAliveTimeout: IDLE_FOR,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    logger: {
      level: 'warn',
      stream: process.stderr,
      serializers: { req: (request) => ({ method: request.method, url: maskedUrl(request.url) }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply);
      answerError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.server.maxConnections = MAX_CONNECTIONS;
  return app;
}

async function addRoutes(app: MilepostApp, parts: AppParts): Promise<void> {
  const { store, clock, isTodayFixed, secrets, publicUrl, pageFolder } = parts;
  const warn = (message: string) => app.log.warn(message);
  const browsers = createKnownBrowsers(secrets.session);
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const knownBrowsers = createSignInBrowsers(browsers, { isHttps });
  const signOn = createSignOn({ store, secret: secrets.session, publicUrl, warn });
  const findAsker = findAskerBy({ store, signOn, noteSeen: createNoteSeen(store, { warn }) });
  const sendMail = createSendMail(parts.mail, parts.operations.mail);
  const mail = createAccountMail(sendMail);
  const views = createViewCounts(store, { warn });
  app.addHook('onClose', () => views.flush());
  const misses = createMissLimit();
  const shareDoor = createShareDoor({ store, clock, secret: secrets.session, misses, views });
  const asking = createAsking({
    store,
    findAsker,
    shareDoor,
    tokenDoor: createTokenDoor({ db: store.db, clock, misses }),
  });
  const planBook = createPlanBook(store);
  if (parts.metricsToken !== null)
    addMetrics(app, {
      token: parts.metricsToken,
      planBook,
      store,
      operations: parts.operations,
    });
  const outlookBook = createOutlookBook();
  const findSharedPlan = createSharedPlans(outlookBook.prospectOf);
  const findPlanView = createPlanViews(findSharedPlan, outlookBook.prospectOf);
  addHealth(app, parts.operations);
  addOperationsRoute(app, { store, findAsker, operations: parts.operations });
  addVersion(app);
  const hasMail = mail !== null;
  const provider = parts.oidc?.name ?? null;
  const { hasGuide, ownUrl } = parts;
  const accountParts = { store, clock, signOn, findAsker, knownBrowsers, provider, hasMail, hasGuide, mail, ownUrl };
  addAccountRoutes(app, accountParts);
  addOwnAccountRoutes(app, accountParts);
  addOwnSessionRoutes(app, accountParts);
  addOwnTokenRoutes(app, accountParts);
  addTwoFactorRoutes(app, accountParts);
  addOrganisationRoute(app, accountParts);
  addResetRoutes(app, accountParts);
  const authParts = { store, secret: secrets.session, publicUrl, warn, ownUrl: parts.ownUrl };
  const providerSignOn = parts.oidc === null ? null : createProviderSignOn({ ...authParts, oidc: parts.oidc });
  addProviderRoutes(app, { ...accountParts, providerSignOn });
  addPlanRoutes(app, { store, clock, isTodayFixed, asking, planBook, findSharedPlan });
  addChangeRoutes(app, { store, asking, planBook });
  addGoalRoutes(app, { store, clock, asking, planBook, findSharedPlan });
  const changePlan = createChangePlan({ store, clock, planBook });
  addOutlookRoutes(app, { store, clock, asking, planBook, findSharedPlan, book: outlookBook });
  addEntryRoutes(app, { clock, asking, changePlan });
  addCheckInRoute(app, { clock, asking, changePlan });
  addPlanEditRoutes(app, { store, clock, asking, changePlan });
  const memberParts = { ...accountParts, asking, changePlan, publicUrl };
  addMemberRoutes(app, memberParts);
  addDepartmentRoutes(app, memberParts);
  addInvitationRoutes(app, memberParts);
  addFollowInvitationRoutes(app, memberParts);
  addMemberResetRoute(app, memberParts);
  addEditRoutes(app, { clock, asking, changePlan });
  addArchiveRoutes(app, { store, clock, asking, changePlan });
  addYearTargetRoute(app, { clock, asking, changePlan });
  addNewBaseRoutes(app, { clock, asking, changePlan });
  addStatedGoalRoute(app, { clock, asking, planBook });
  addCommentEditRoutes(app, { clock, asking, changePlan });
  const links = createStopLinks(secrets.session);
  await addReminderRoutes(app, { store, clock, asking, planBook, links, hasMail });
  addUndoRoute(app, { store, clock, asking, planBook });
  await addImportRoutes(app, { store, clock, asking });
  addClosedPeriodRoute(app, { clock, asking, changePlan });
  addExportRoutes(app, { store, clock, asking, planBook, prospectOf: outlookBook.prospectOf });
  addTimeRoutes(app, { store, clock, asking });
  addApiTokenRoutes(app, { store, clock, asking, mail });
  const hosts = parts.webhookHosts;
  const watch = createStatusWatch({ store, clock, planBook, hosts, operation: parts.operations.webhooks });
  app.addHook('onClose', async () => watch.close());
  addWebhookRoutes(app, { store, clock, asking, hosts, watch });
  addMappingRoutes(app, { store, clock, asking });
  addEventRoutes(app, { store, asking, signOn, planBook });
  addCommentRoutes(app, { store, clock, asking, planBook, findSharedPlan });
  addSearchRoute(app, { store, asking, planBook });
  const findRemoteFilters = createRemoteFilters({ store, clock, planBook, findSharedPlan });
  await addSavedFilterRoutes(app, { store, asking, findRemoteFilters });
  addShareRoutes(app, { store, clock, asking, signOn, publicUrl, views });
  addPassRoute(app, { store, shareDoor, signOn, browsers });
  addShortUrlRoutes(app, { store, clock, asking, publicUrl });
  addShortLinkRoute(app, { store, shareDoor, misses });
  addHealthMeterRoutes(app, { clock, asking, planBook, findPlanView });
  const findCurrentPlanId = findCurrentPlanIdBy({ db: store.db, findAsker });
  const files = readPageFiles(pageFolder);
  const sender = createPageSender({ files, shareDoor, publicUrl });
  const printer = createPdfPrinter();
  app.addHook('onClose', () => printer.close());
  addAttentionRoute(app, { store, clock, asking, planBook, findPlanView });
  addReportRoutes(app, { clock, asking, sender, shareDoor, printer, findCurrentPlanId });
  addMailingRoutes(app, { store, clock, asking, hasMail });
  const stops = createMailingStops(secrets.session);
  await addMailingStopRoutes(app, { store, stops });
  if (sendMail !== null) {
    const printShare = printShareBy(app, { printer, passes: shareDoor.passes });
    const sayCounts = sayCountsBy({ clock, planBook, findPlanView, prospectOf: outlookBook.prospectOf });
    startMailings(app, { store, clock, sendMail, printShare, sayCounts, stops, ownUrl: parts.ownUrl, warn });
  }
  addPageRoutes(app, { files, sender, findCurrentPlanId, shareDoor, hasGallery: parts.hasGallery });
  if (sendMail !== null) {
    const reminding = { store, clock, planBook, send: sendMail, links, ownUrl: parts.ownUrl, warn };
    let reminders: ScheduledReminders | null = null;
    // Not before it listens: its address is known then, and an empty store has been made ready.
    app.addHook('onListen', async () => {
      reminders = startScheduledReminders(reminding);
    });
    app.addHook('onClose', async () => reminders?.stop());
  }
  addDocs(app);
}
