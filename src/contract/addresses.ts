import { firstAddresses, goalColumnsPath, planPath } from './firstAddresses.ts';
import type { WorkNoun } from './work.ts';

export { goalColumnsPath, planPath };

/** Every path Milepost answers, written once for server and page. Ids are percent-encoded when filled in. */
export const addresses = {
  ...firstAddresses,

  health: '/health',
  /** For monitoring; exists only where the installation has a token for it. */
  metrics: '/metrics',
  openapi: '/api/openapi.json',
  docs: '/api/docs',

  shortUrl: '/short-url/',

  healthMeterSvg: '/health-meter.svg',
  healthMeterPng: '/health-meter.png',

  signIn: '/api/auth/sign-in/email',
  signOut: '/api/auth/sign-out',
  /** Takes over an installation that has no administrator. */
  takeOver: '/api/welcome',

  organisation: '/api/organisation',
  signOnWays: '/api/sign-on',
  secondFactor: '/api/auth/two-factor',
  providerSignIn: '/api/auth/provider',
  providerCallback: '/api/auth/callback/oidc',

  account: '/api/account',
  guide: '/api/account/guide',
  accountPassword: '/api/account/password',
  accountEmail: '/api/account/email',
  accountEmailConfirm: '/api/account/email/confirm',
  accountProvider: '/api/account/provider',
  accountProviderOff: '/api/account/provider/disconnect',
  accountTokens: '/api/account/tokens',
  accountSessions: '/api/account/sessions',
  twoFactor: '/api/account/two-factor',
  twoFactorConfirm: '/api/account/two-factor/confirm',
  twoFactorOff: '/api/account/two-factor/off',
  recoveryCodes: '/api/account/two-factor/recovery-codes',

  passwordReset: '/api/password-reset',
  passwordResetUse: '/api/password-reset/use',
  invitation: '/api/invitation',
  invitationAccept: '/api/invitation/accept',

  imports: '/api/imports',
  /** Where a plan is made of a file; its query says what was chosen for it (`newPlanOfFilePath`). */
  newPlanPage: '/new-plan',

  connections: '/api/connections',
} as const;

/** What somebody chose for a plan that is made of a file, as the form of its import calls it; all else the file says. */
export const CHOSEN_FOR_NEW_PLAN = ['name', 'company', 'fiscal_month', 'tiers'] as const;
export type ChosenForNewPlan = { readonly [Name in (typeof CHOSEN_FOR_NEW_PLAN)[number]]?: string };

/** The page that makes a plan of a file, with what was chosen for it. */
export function newPlanOfFilePath(chosen: ChosenForNewPlan): string {
  const query = CHOSEN_FOR_NEW_PLAN.flatMap((name) =>
    chosen[name] ? [`${name}=${encodeURIComponent(chosen[name])}`] : [],
  );
  return [addresses.newPlanPage, ...(query.length === 0 ? [] : [query.join('&')])].join('?');
}

/** The dashboard page of a plan. */
export function planDashboardPath(planId: string): string {
  return `/plans/${encodeURIComponent(planId)}/dashboard`;
}

/** The changes of a plan, newest first. */
export function planChangesPath(planId: string): string {
  return `${planPath(planId)}/changes`;
}

/** The same as a file. */
export function planChangesCsvPath(planId: string): string {
  return `${planChangesPath(planId)}.csv`;
}

/** The number of changes in each week. */
export function changeWeeksPath(planId: string): string {
  return `${planPath(planId)}/change-weeks`;
}

/** Which goals were changed between two days. */
export function changedGoalsPath(planId: string): string {
  return `${planPath(planId)}/changed-goals`;
}

/** Where periods are closed and opened. */
export function closedPeriodsPath(planId: string): string {
  return `${planPath(planId)}/closed-periods`;
}

/** Where a change is undone. */
export function planUndoPath(planId: string, version: number): string {
  return `${planChangesPath(planId)}/${version}/undo`;
}

/** What of its files an import did not take in. */
export function planLeftOutPath(planId: string, version: number): string {
  return `${planChangesPath(planId)}/${version}/left-out`;
}

/** Where files are uploaded: into a plan, or null for a new one. */
export function importsPath(planId: string | null): string {
  return planId === null ? addresses.imports : `${planPath(planId)}/imports`;
}

/** An import that waits to be applied; null for a plan that is still to be made. */
export function importPath(planId: string | null, importId: string): string {
  return `${importsPath(planId)}/${encodeURIComponent(importId)}`;
}

/** The addresses told of what happens in a plan. */
export function webhooksPath(planId: string): string {
  return `${planPath(planId)}/webhooks`;
}

/** The tokens by which programs ask for a plan. */
export function apiTokensPath(planId: string): string {
  return `${planPath(planId)}/tokens`;
}

/** A plan as a file. */
export function planExportPath(planId: string, format: 'xlsx' | 'csv' | 'json'): string {
  return `${planPath(planId)}/export.${format}`;
}

/** Live changes as server-sent events. */
export function planEventsPath(planId: string): string {
  return `${planPath(planId)}/events`;
}

/** Where a member's own columns of the table are set. */
export function tableColumnsPath(planId: string): string {
  return `${planPath(planId)}/table-columns`;
}

/** The rules that changed since a plan was made, with the goals they touch; there they are dismissed too. */
export function changedRulesPath(planId: string): string {
  return `${planPath(planId)}/changed-rules`;
}

/** Where goals are added. */
export function planGoalsPath(planId: string): string {
  return `${planPath(planId)}/goals`;
}

/** The goals of a plan that are put away. */
export function archivedGoalsPath(planId: string): string {
  return `${planPath(planId)}/archived-goals`;
}

/** What is stated about a goal: read, edited and archived there. */
export function goalPath(planId: string, goalId: string): string {
  return `${planGoalsPath(planId)}/${encodeURIComponent(goalId)}`;
}

/** Where an archived goal is brought back. */
export function goalRestorePath(planId: string, goalId: string): string {
  return `${goalPath(planId, goalId)}/restore`;
}

/** The outlooks of a plan's goals in short. */
export function prospectsPath(planId: string): string {
  return `${planPath(planId)}/prospects`;
}

/** What the coming periods are likely to bring to a goal. */
export function goalOutlookPath(planId: string, goalId: string): string {
  return `${goalPath(planId, goalId)}/outlook`;
}

/** Where a measure begins anew with the period of a date, and where that is taken back. */
export function newBasePath(planId: string, goalId: string, date: string): string {
  return `${goalPath(planId, goalId)}/new-bases/${date}`;
}

/** The targets and actuals of a goal by period. */
export function goalEntriesPath(planId: string, goalId: string): string {
  return `${planPath(planId)}/goals/${encodeURIComponent(goalId)}/entries`;
}

/** How often the asker is reminded of what is due. */
export function planReminderPath(planId: string): string {
  return `${planPath(planId)}/reminder`;
}

/** Who keeps what up to date. */
export function planUpkeepPath(planId: string): string {
  return `${planPath(planId)}/upkeep`;
}

/** Reminds members of a plan of what their goals wait for. */
export function planRemindPath(planId: string): string {
  return `${planUpkeepPath(planId)}/reminders`;
}

/** Asks the owner of a goal by mail for its next step. */
export function askStepPath(planId: string, goalId: string): string {
  return `${planPath(planId)}/goals/${encodeURIComponent(goalId)}/ask-next-step`;
}

/** The mail that a member would get. */
export function planUpkeepLetterPath(planId: string, memberId: string): string {
  return `${planUpkeepPath(planId)}/letters/${encodeURIComponent(memberId)}`;
}

/** Ends a member's reminders of a plan, by the signature of the mail. */
export function planReminderStopPath(
  { planId, memberId }: { readonly planId: string; readonly memberId: string },
  signature: string,
): string {
  return `/reminders/stop/${[planId, memberId, signature].map(encodeURIComponent).join('/')}`;
}

/** Takes a reader off the reports of a share, by the signature of the mail. */
export const MAILING_STOP_ROUTE = '/mailings/stop/:planId/:shareId/:reader/:signature';

/** Where one reader of a share's reports ends them. */
export function mailingStopPath(
  { planId, shareId, reader }: { readonly planId: string; readonly shareId: string; readonly reader: string },
  signature: string,
): string {
  return `/mailings/stop/${[planId, shareId, reader, signature].map(encodeURIComponent).join('/')}`;
}

/** Where cells of several goals are written as one change. */
export function planEntriesPath(planId: string): string {
  return `${planPath(planId)}/entries`;
}

/** Where a goal's actual, a comment and a status are written together. */
export function goalCheckInPath(planId: string, goalId: string): string {
  return `${goalPath(planId, goalId)}/check-in`;
}

/** Searches what the page does not have of a plan's goals. */
export function planSearchPath(planId: string): string {
  return `${planPath(planId)}/search`;
}

/** The comments on a goal. */
export function goalCommentsPath(planId: string, goalId: string): string {
  return `${planPath(planId)}/goals/${encodeURIComponent(goalId)}/comments`;
}

/** One comment. */
export function goalCommentPath(planId: string, goalId: string, commentId: string): string {
  return `${goalCommentsPath(planId, goalId)}/${encodeURIComponent(commentId)}`;
}

/** The shares of a plan. */
export function planSharesPath(planId: string): string {
  return `${planPath(planId)}/shares`;
}

/** One share of a plan. */
export function sharePath(planId: string, shareId: string): string {
  return `${planSharesPath(planId)}/${encodeURIComponent(shareId)}`;
}

/** To whom the PDF of a share is sent. */
export function shareMailingPath(planId: string, shareId: string): string {
  return `${sharePath(planId, shareId)}/mailing`;
}

/** How each goal went from its first figure to its last. */
export function coursesPath(planId: string): string {
  return `${planPath(planId)}/courses`;
}

/** The worst goals of a view, and their status before. */
export function attentionPath(planId: string): string {
  return `${planPath(planId)}/attention`;
}

/** The reports of a plan that go out by mail. */
export function planMailingsPath(planId: string): string {
  return `${planPath(planId)}/mailings`;
}

/** Where the password of a share is exchanged for a pass. */
export function sharePassPath(planId: string): string {
  return `${planPath(planId)}/share-pass`;
}

/** What was done to the shares and short links of a plan. */
export function shareLogPath(planId: string): string {
  return `${planPath(planId)}/share-log`;
}

/** The short links of a plan. */
export function planShortLinksPath(planId: string): string {
  return `${planPath(planId)}/short-links`;
}

/** One short link. */
export function planShortLinkPath(planId: string, linkId: string): string {
  return `${planShortLinksPath(planId)}/${encodeURIComponent(linkId)}`;
}

/** One API token of the account that is signed in. */
export function accountTokenPath({ planId, id }: { readonly planId: string; readonly id: string }): string {
  return `${addresses.accountTokens}/${encodeURIComponent(planId)}/${encodeURIComponent(id)}`;
}

/** One session of the account that is signed in. */
export function accountSessionPath(sessionId: string): string {
  return `${addresses.accountSessions}/${encodeURIComponent(sessionId)}`;
}

/** The members of a plan, and where people are invited. */
export function planMembersPath(planId: string): string {
  return `${planPath(planId)}/members`;
}

/** What goes on working after somebody has left a plan. */
export function leftBehindPath(planId: string): string {
  return `${planPath(planId)}/left-behind`;
}

/** The feeds of a plan that the caller owns and that bring no figures. */
export function ownFeedsPath(planId: string): string {
  return `${planPath(planId)}/own-feeds`;
}

/** One member of a plan. */
export function planMemberPath(planId: string, memberId: string): string {
  return `${planMembersPath(planId)}/${encodeURIComponent(memberId)}`;
}

/** Where an invitation is renewed and taken back. */
export function memberInvitationPath(planId: string, memberId: string): string {
  return `${planMemberPath(planId, memberId)}/invitation`;
}

/** Where a link is made by which somebody sets a new password. */
export function memberResetPath(planId: string, memberId: string): string {
  return `${planMemberPath(planId, memberId)}/password-reset`;
}

/** The departments of a plan. */
export function planDepartmentsPath(planId: string): string {
  return `${planPath(planId)}/departments`;
}

/** One department of a plan. */
export function planDepartmentPath(planId: string, departmentId: string): string {
  return `${planDepartmentsPath(planId)}/${encodeURIComponent(departmentId)}`;
}

/** Where a short link leads from. */
export function shortLinkPath(token: string): string {
  return `/s/${encodeURIComponent(token)}`;
}

/** Where programs write figures by the numbers of goals and the names of periods. */
export function planFiguresPath(planId: string): string {
  return `${planPath(planId)}/figures`;
}

/** Where the figures of a period of a goal come from. */
export function figureSourcePath(planId: string, goalId: string, period: string): string {
  return `${goalEntriesPath(planId, goalId)}/${period}/source`;
}

/** Figures that wait for the yes of a lead. */
export function waitingFiguresPath(planId: string): string {
  return `${planPath(planId)}/waiting-figures`;
}

/** Figures of the asker that were declined. */
export function declinedFiguresPath(planId: string): string {
  return `${planPath(planId)}/declined-figures`;
}

/** What a goal would come to with other formulas; without an id one that is not made yet. */
export function formulaPreviewPath(planId: string, goalId: string | null): string {
  return `${goalId === null ? planPath(planId) : goalPath(planId, goalId)}/formula-preview`;
}

/** The feeds of a plan. */
export function feedsPath(planId: string): string {
  return `${planPath(planId)}/feeds`;
}

/** The initiatives, milestones or decisions of a plan. */
export function workPath(planId: string, noun: WorkNoun): string {
  return `${planPath(planId)}/${noun}`;
}

/** One of them. */
export function workItemPath(planId: string, noun: WorkNoun, id: string): string {
  return `${workPath(planId, noun)}/${encodeURIComponent(id)}`;
}

/** Where many are archived. */
export function workArchivePath(planId: string, noun: WorkNoun): string {
  return `${workPath(planId, noun)}/archive`;
}

/** Where one that is archived is brought back. */
export function workRestorePath(planId: string, noun: WorkNoun, id: string): string {
  return `${workItemPath(planId, noun, id)}/restore`;
}
