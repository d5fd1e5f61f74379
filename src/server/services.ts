import { createAsking, findCurrentPlanIdBy } from '#server/asking/asking.ts';
import { createChangePlan } from '#server/asking/changePlan.ts';
import { createTokenDoor } from '#server/asking/tokenDoor.ts';
import { createMissLimit } from '#server/limits/missLimit.ts';
import { createOutlookBook } from '#server/planBook/outlookBook.ts';
import { createAccountMail } from './accounts/accountMail.ts';
import { findAskerBy } from './accounts/asker.ts';
import { createKnownBrowsers } from './accounts/knownBrowsers.ts';
import { createNoteSeen } from './accounts/lastSeen.ts';
import { createSignInBrowsers } from './accounts/signInBrowsers.ts';
import { createSignOn } from './accounts/signOn.ts';
import type { AppParts } from './appParts.ts';
import type { MilepostApp } from './http/milepostApp.ts';
import { createSendMail } from './mail/sendMail.ts';
import { readPageFiles } from './page/pageFiles.ts';
import { createPageSender } from './page/pageSender.ts';
import { createPlanBook } from './planBook/planBook.ts';
import { createPlanViews } from './planView/planView.ts';
import { createPdfPrinter } from './reports/pdfPrinter.ts';
import { createShareDoor } from './sharing/shareDoor.ts';
import { createSharedPlans } from './sharing/sharedPlans.ts';
import { createViewCounts } from './sharing/viewCounts.ts';

/** Everything that features share. A feature names what it takes of it in a type of its own and never imports this one. */
export type Services = ReturnType<typeof createServices>;

export function createServices(app: MilepostApp, { mail: mailSettings, secrets, ...parts }: AppParts) {
  const { store, clock, publicUrl, operations } = parts;
  const secret = secrets.session;
  const warn = (message: string) => app.log.warn(message);

  const browsers = createKnownBrowsers(secret);
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const signOn = createSignOn({ store, secret, publicUrl, warn });
  const findAsker = findAskerBy({ store, signOn, noteSeen: createNoteSeen(store, { warn }) });
  const sendMail = createSendMail(mailSettings, operations.mail);
  const mail = createAccountMail(sendMail);

  const views = createViewCounts(store, { warn });
  app.addHook('onClose', () => views.flush());
  const misses = createMissLimit();
  const shareDoor = createShareDoor({ store, clock, secret, misses, views });
  const tokenDoor = createTokenDoor({ db: store.db, clock, misses });
  const asking = createAsking({ store, findAsker, shareDoor, tokenDoor });

  const planBook = createPlanBook(store);
  const outlookBook = createOutlookBook();
  const { prospectOf } = outlookBook;
  const findSharedPlan = createSharedPlans(prospectOf);

  const files = readPageFiles(parts.pageFolder);
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
    shareDoor,
    asking,
    findCurrentPlanId: findCurrentPlanIdBy({ db: store.db, findAsker }),
    planBook,
    changePlan: createChangePlan({ store, clock, planBook }),
    outlookBook,
    prospectOf,
    findSharedPlan,
    findPlanView: createPlanViews(findSharedPlan, prospectOf),
    files,
    sender: createPageSender({ files, shareDoor, publicUrl }),
    printer,
  };
}
