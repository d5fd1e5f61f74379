import { createAccountMail } from '#server/features/accounts/accountMail.ts';
import { findAskerBy } from '#server/features/accounts/asker.ts';
import { createKnownBrowsers } from '#server/features/accounts/knownBrowsers.ts';
import { createNoteSeen } from '#server/features/accounts/lastSeen.ts';
import { createSignInBrowsers } from '#server/features/accounts/signInBrowsers.ts';
import { createSignOn } from '#server/features/accounts/signOn.ts';
import { createAsking, findCurrentPlanBy } from '#server/features/asking/asking.ts';
import { createChangePlan } from '#server/features/asking/changePlan.ts';
import { createTokenAuth } from '#server/features/asking/tokenAuth.ts';
import { findHouse } from '#server/features/house/house.ts';
import { houseStyles, letterHouseOf } from '#server/features/house/houseStyles.ts';
import { answersTo } from '#server/features/page/drawing/answersTo.ts';
import { createFirstViews } from '#server/features/page/drawing/firstViews.ts';
import { readPageFiles, stylesOf } from '#server/features/page/pageFiles.ts';
import { createPageSender } from '#server/features/page/pageSender.ts';
import { createPlanViews } from '#server/features/planView/planView.ts';
import { createPdfPrinter } from '#server/features/reports/pdfPrinter.ts';
import { createShareAuth } from '#server/features/sharing/shareAuth.ts';
import { createSharedPlans } from '#server/features/sharing/sharedPlans.ts';
import { createViewCounts } from '#server/features/sharing/viewCounts.ts';
import { createFindWorkOfGoals } from '#server/plan/planBook/findWorkOfGoals.ts';
import { createOutlookBook } from '#server/plan/planBook/outlookBook.ts';
import { createPlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { createMissLimit } from '#server/platform/limits/missLimit.ts';
import { inHouse } from '#server/platform/mail/houseLetter.ts';
import { createSendMail } from '#server/platform/mail/sendMail.ts';
import type { AppParts } from './appParts.ts';

/** Everything that features share. A feature declares what it uses in a type of its own and never imports this one. */
export type Services = ReturnType<typeof createServices>;

export function createServices(app: MilepostApp, { mail: mailSettings, secrets, ...parts }: AppParts) {
  const { store, clock, publicUrl, operations } = parts;
  const secret = secrets.session;
  const warn = (message: string) => app.log.warn(message);

  const browsers = createKnownBrowsers(secret);
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const signOn = createSignOn({ store, secret, publicUrl, warn });
  const findAsker = findAskerBy({ store, signOn, noteSeen: createNoteSeen(store, { warn }) });
  const sendMail = inHouse(createSendMail(mailSettings, operations.mail), () => letterHouseOf(store.db));
  const mail = createAccountMail(sendMail);

  const views = createViewCounts(store, { warn });
  app.addHook('onClose', () => views.flush());
  const misses = createMissLimit();
  const shareAuth = createShareAuth({ store, clock, secret, misses, views });
  const tokenAuth = createTokenAuth({ db: store.db, clock, misses });
  const asking = createAsking({ store, findAsker, shareAuth, tokenAuth });

  const planBook = createPlanBook(store);
  const outlookBook = createOutlookBook();
  const { prospectOf } = outlookBook;
  const findWorkOfGoals = createFindWorkOfGoals(store);
  const findSharedPlan = createSharedPlans({ prospectOf, findWorkOfGoals });

  const files = readPageFiles(parts.pageFolder);
  const findStyles = async () => houseStyles(await findHouse(store.db))?.path ?? null;
  const printer = createPdfPrinter();
  app.addHook('onClose', () => printer.close());

  return {
    ...parts,
    secret,
    warn,
    browsers,
    knownBrowsers: createSignInBrowsers(browsers, { isHttps }),
    signOn,
    findAsker,
    provider: parts.oidc?.name ?? null,
    sendMail,
    mail,
    hasMail: mail !== null,
    views,
    misses,
    shareAuth,
    asking,
    findCurrentPlan: findCurrentPlanBy({ db: store.db, findAsker }),
    planBook,
    changePlan: createChangePlan({ store, clock, planBook }),
    outlookBook,
    prospectOf,
    findWorkOfGoals,
    findSharedPlan,
    findPlanView: createPlanViews({ findSharedPlan, prospectOf, findWorkOfGoals }),
    files,
    sender: createPageSender({
      files,
      shareAuth,
      publicUrl,
      findStyles,
      findFirstView: createFirstViews({ pageFolder: parts.pageFolder, styles: stylesOf(files) }),
      answersTo: (request) => answersTo(app, request),
    }),
    printer,
  };
}
