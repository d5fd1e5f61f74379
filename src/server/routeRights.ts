import type { Action, Subject } from '#core/access.ts';

/**
 * Whom a route is for. `everybody`: it asks for no session, or for a secret of its own; `account`: whoever is signed in,
 * about what is theirs; `administrator`: who runs the
 * installation; an action: whoever may do that in the plan (core/access). `subject` says whose the thing in the
 * example is; `body` and `query` are an example that is asked for, so that nothing but the right is missing.
 */
export type RouteRight = {
  readonly right: 'everybody' | 'account' | 'administrator' | Action;
  readonly subject?: Subject;
  readonly body?: object;
  readonly query?: string;
  /** Another goal than the example's. */
  readonly goalId?: string;
};

const MARYS_GOAL: Subject = { memberId: '7', departmentId: '3' };
const CELL = { date: '2026-11-01', actual: 7 };

/**
 * Every route, by method and path as in the description of the calls. Whoever adds a route adds its line here; the test
 * beside it asks each route as everybody there is.
 */
export const ROUTE_RIGHTS: Readonly<Record<string, RouteRight>> = {
  // What is open to everybody.
  'GET /health': { right: 'everybody' },
  'GET /api/version': { right: 'everybody' },
  'GET /api/openapi.json': { right: 'everybody' },
  'GET /api/sign-on': { right: 'everybody' },
  'POST /api/auth/sign-in/email': { right: 'everybody' },
  'POST /api/auth/sign-out': { right: 'everybody' },
  'POST /api/auth/two-factor': { right: 'everybody' },
  'POST /api/auth/provider': { right: 'everybody' },
  'GET /api/auth/callback/oidc': { right: 'everybody' },
  'POST /api/welcome': { right: 'everybody' },
  'POST /api/invitation': { right: 'everybody' },
  'POST /api/invitation/accept': { right: 'everybody' },
  'POST /api/password-reset': { right: 'everybody' },
  'POST /api/password-reset/use': { right: 'everybody' },
  'POST /api/account/email/confirm': { right: 'everybody' },
  'POST /api/plans/{planId}/share-pass': { right: 'everybody' },
  'GET /s/{token}': { right: 'everybody' },
  'GET /reminders/stop/{planId}/{memberId}/{signature}': { right: 'everybody' },
  'POST /reminders/stop/{planId}/{memberId}/{signature}': { right: 'everybody' },
  'GET /mailings/stop/{planId}/{shareId}/{reader}/{signature}': { right: 'everybody' },
  'POST /mailings/stop/{planId}/{shareId}/{reader}/{signature}': { right: 'everybody' },

  // Pages: who is looking is asked by the calls they make.
  'GET /': { right: 'everybody' },
  'GET /dashboard': { right: 'everybody' },
  'GET /welcome': { right: 'everybody' },
  'GET /account': { right: 'everybody' },
  'GET /invitation': { right: 'everybody' },
  'GET /reset-password': { right: 'everybody' },
  'GET /confirm-email': { right: 'everybody' },
  'GET /reports/print-dash': { right: 'everybody' },
  'GET /plans/{planId}/dashboard': { right: 'everybody' },
  'GET /plans/{planId}/tv': { right: 'everybody' },
  'GET /plans/{planId}/my-work': { right: 'everybody' },
  'GET /plans/{planId}/entry': { right: 'everybody' },
  'GET /plans/{planId}/history': { right: 'everybody' },
  'GET /plans/{planId}/import': { right: 'everybody' },
  'GET /plans/{planId}/settings': { right: 'everybody' },
  'GET /plans/{planId}/settings/general': { right: 'everybody' },
  'GET /plans/{planId}/settings/members': { right: 'everybody' },
  'GET /plans/{planId}/settings/departments': { right: 'everybody' },
  'GET /plans/{planId}/settings/periods': { right: 'everybody' },
  'GET /plans/{planId}/settings/tokens': { right: 'everybody' },
  'GET /plans/{planId}/settings/webhooks': { right: 'everybody' },

  // One's own account.
  'GET /api/session': { right: 'account' },
  'GET /api/account': { right: 'account' },
  'PATCH /api/account': { right: 'account', body: { name: 'Somebody' } },
  'PUT /api/account/guide': { right: 'account', body: { seen: 1 } },
  'GET /api/account/sessions': { right: 'account' },
  'DELETE /api/account/sessions': { right: 'account' },
  'DELETE /api/account/sessions/{sessionId}': { right: 'account' },
  'POST /api/account/password': { right: 'account', body: { password: 'x', new_password: 'a new password' } },
  'POST /api/account/email': { right: 'account', body: { email: 'new@example.org', password: 'x' } },
  'POST /api/account/provider': { right: 'account', body: { password: 'x' } },
  'POST /api/account/provider/disconnect': { right: 'account', body: { password: 'x' } },
  'GET /api/account/tokens': { right: 'account' },
  'DELETE /api/account/tokens/{planId}/{id}': { right: 'account' },
  'POST /api/account/two-factor': { right: 'account', body: { password: 'x' } },
  'POST /api/account/two-factor/confirm': { right: 'account', body: { code: '123456' } },
  'POST /api/account/two-factor/off': { right: 'account', body: { password: 'x' } },
  'POST /api/account/two-factor/recovery-codes': { right: 'account', body: { password: 'x' } },
  'GET /api/operations': { right: 'administrator' },
  'PUT /api/organisation': { right: 'administrator', body: { organisation: 'City of Milltown' } },
  'GET /api/plans': { right: 'account' },
  'POST /api/plans': { right: 'account', body: { name: 'Another plan' } },
  'POST /api/imports': { right: 'account' },
  'GET /api/imports/{id}': { right: 'account' },
  'PATCH /api/imports/{id}': { right: 'account', body: {} },
  'DELETE /api/imports/{id}': { right: 'account' },
  'GET /api/imports/{id}/report.json': { right: 'account' },
  'GET /api/imports/{id}/rows': { right: 'account' },
  'POST /api/imports/{id}/apply': { right: 'account' },

  // Reading a plan.
  'GET /api/plans/{planId}': { right: 'readPlan' },
  'GET /api/plans/{planId}/outlooks': { right: 'readPlan' },
  'GET /api/plans/{planId}/prospects': { right: 'readPlan' },
  'GET /api/plans/{planId}/goals/{goalId}/outlook': { right: 'readPlan' },
  'GET /api/plans/{planId}/signals': { right: 'readPlan' },
  'GET /api/plans/{planId}/goals/{goalId}/signal': { right: 'readPlan' },
  'GET /api/plans/{planId}/goal-columns': { right: 'readPlan', query: 'fiscal_year=0' },
  'GET /napi/json/getgoals': { right: 'readPlan', query: 'fiscal_year=0&plan_id={planId}' },
  'GET /api/plans/{planId}/goals/{goalId}/comments': { right: 'readPlan' },
  'GET /api/plans/{planId}/goals/{goalId}': { right: 'createSavedFilter' },
  'GET /health-meter.svg': { right: 'readHealthMeter', query: 'plan_id={planId}' },
  'GET /health-meter.png': { right: 'readHealthMeter', query: 'plan_id={planId}' },
  'GET /api/plans/{planId}/search': { right: 'followLive', query: 'text=description' },
  'GET /api/plans/{planId}/reminder': { right: 'followLive' },
  'PUT /api/plans/{planId}/reminder': { right: 'followLive', body: { rhythm: 'never' } },
  'GET /api/plans/{planId}/changes': { right: 'readHistory' },
  'GET /api/plans/{planId}/changes.csv': { right: 'export' },
  'GET /api/plans/{planId}/change-weeks': { right: 'lookBack' },
  'GET /api/plans/{planId}/changed-goals': { right: 'lookBack', query: 'from=2026-08-01&to=2026-08-31' },
  'GET /api/plans/{planId}/archived-goals': { right: 'readHistory' },
  'GET /api/plans/{planId}/events': { right: 'followLive', query: 'since=0' },
  'POST /api/dash_filters.php': {
    right: 'createSavedFilter',
    body: { _method: 'setFilter', name: 'Mine', remote: 'false', filter_params: '{}', plan_id: '{planId}' },
  },

  // Figures, goals and comments.
  'PUT /api/plans/{planId}/goals/{goalId}/entries': { right: 'enterFigures', subject: MARYS_GOAL, body: [CELL] },
  'PUT /api/plans/{planId}/entries': {
    right: 'enterFigures',
    subject: MARYS_GOAL,
    body: [{ goal_id: 'g2', ...CELL }],
  },
  'POST /api/plans/{planId}/goals/{goalId}/check-in': {
    right: 'enterFigures',
    subject: MARYS_GOAL,
    body: { cells: [CELL] },
  },
  'POST /api/plans/{planId}/goals': { right: 'createGoal', body: { item: 'A new goal' } },
  'PATCH /api/plans/{planId}/goals/{goalId}': { right: 'editGoal', subject: MARYS_GOAL, body: { item: 'Renamed' } },
  'PUT /api/plans/{planId}/goals/{goalId}/year-target': {
    right: 'editGoal',
    subject: MARYS_GOAL,
    body: { fiscal_year: 2026, target: 240, spread: 'even' },
  },
  'PUT /api/plans/{planId}/goals/{goalId}/new-bases/{date}': {
    right: 'enterFigures',
    subject: MARYS_GOAL,
    body: { reason: 'Counted otherwise' },
  },
  'DELETE /api/plans/{planId}/goals/{goalId}/new-bases/{date}': { right: 'enterFigures', subject: MARYS_GOAL },
  'DELETE /api/plans/{planId}/goals/{goalId}': { right: 'archiveGoal', subject: MARYS_GOAL },
  'POST /api/plans/{planId}/goals/{goalId}/restore': { right: 'archiveGoal', subject: MARYS_GOAL, goalId: 'g9' },
  'POST /api/plans/{planId}/goals/{goalId}/comments': { right: 'comment', body: { comment: 'Well done' } },
  'PATCH /api/plans/{planId}/goals/{goalId}/comments/{commentId}': {
    right: 'editComment',
    subject: { memberId: '7', departmentId: null },
    body: { comment: 'Changed' },
  },
  'DELETE /api/plans/{planId}/goals/{goalId}/comments/{commentId}': {
    right: 'deleteComment',
    subject: { memberId: '7', departmentId: null },
  },
  'POST /api/plans/{planId}/changes/{version}/undo': {
    right: 'undo',
    subject: { memberId: '7', departmentId: null },
  },

  'GET /api/plans/{planId}/export.xlsx': { right: 'export' },
  'GET /api/plans/{planId}/export.csv': { right: 'export' },
  'GET /api/plans/{planId}/export.json': { right: 'export' },

  'GET /api/plans/{planId}/tokens': { right: 'makeApiToken' },
  'POST /api/plans/{planId}/tokens': { right: 'makeApiToken', body: { name: 'Mine', access: 'read' } },
  'DELETE /api/plans/{planId}/tokens/{id}': { right: 'makeApiToken' },

  // For leads.
  'PATCH /api/plans/{planId}': { right: 'editPlan', body: { name: 'Renamed' } },
  'DELETE /api/plans/{planId}': { right: 'editPlan' },
  'PUT /api/plans/{planId}/closed-periods': { right: 'lockPeriods', body: { closed_until: '2026-08-31' } },
  'GET /api/plans/{planId}/webhooks': { right: 'editPlan' },
  'POST /api/plans/{planId}/webhooks': {
    right: 'editPlan',
    body: { name: 'Ours', url: 'https://hooks.example.org/a' },
  },
  'PATCH /api/plans/{planId}/webhooks/{id}': { right: 'editPlan', body: { is_paused: true } },
  'DELETE /api/plans/{planId}/webhooks/{id}': { right: 'editPlan' },
  'GET /api/plans/{planId}/webhooks/{id}/deliveries': { right: 'editPlan' },
  'GET /api/plans/{planId}/members': { right: 'manageMembers' },
  'POST /api/plans/{planId}/members': { right: 'manageMembers', body: { email: 'new@example.org' } },
  'PATCH /api/plans/{planId}/members/{memberId}': { right: 'manageMembers', body: { role: 'viewer' } },
  'DELETE /api/plans/{planId}/members/{memberId}': { right: 'manageMembers' },
  'POST /api/plans/{planId}/members/{memberId}/invitation': {
    right: 'manageMembers',
    body: { email: 'other@example.org' },
  },
  'DELETE /api/plans/{planId}/members/{memberId}/invitation': { right: 'manageMembers' },
  'POST /api/plans/{planId}/members/{memberId}/password-reset': { right: 'manageMembers' },
  'POST /api/plans/{planId}/departments': { right: 'manageMembers', body: { name: 'Housing' } },
  'PATCH /api/plans/{planId}/departments/{departmentId}': { right: 'manageMembers', body: { place: 1 } },
  'DELETE /api/plans/{planId}/departments/{departmentId}': { right: 'manageMembers' },
  'GET /api/plans/{planId}/shares': { right: 'share' },
  'POST /api/plans/{planId}/shares': {
    right: 'share',
    body: { style: 'static', filters: {}, fiscal_year: 'current' },
  },
  'PATCH /api/plans/{planId}/shares/{shareId}': { right: 'share', body: { label: 'Renamed' } },
  'DELETE /api/plans/{planId}/shares/{shareId}': { right: 'share' },
  'GET /api/plans/{planId}/share-log': { right: 'share' },
  'GET /api/plans/{planId}/short-links': { right: 'share' },
  'DELETE /api/plans/{planId}/short-links/{linkId}': { right: 'share' },
  'GET /api/plans/{planId}/attention': { right: 'print' },
  'GET /api/plans/{planId}/mailings': { right: 'share' },
  'PUT /api/plans/{planId}/shares/{shareId}/mailing': {
    right: 'share',
    body: { every: 'weekly', to: ['council@example.org'] },
  },
  'DELETE /api/plans/{planId}/shares/{shareId}/mailing': { right: 'share' },
  'POST /short-url/': { right: 'share', body: { long_url: 'http://localhost/plans/{planId}/dashboard' } },
  'GET /api/plans/{planId}/import-mappings': { right: 'import' },
  'PUT /api/plans/{planId}/import-mappings': { right: 'import', body: { name: 'Ours', mapping: {} } },
  'DELETE /api/plans/{planId}/import-mappings': { right: 'import', query: 'name=Ours' },
  'POST /api/plans/{planId}/imports': { right: 'import' },
  'GET /api/plans/{planId}/imports/{id}': { right: 'import' },
  'PATCH /api/plans/{planId}/imports/{id}': { right: 'import', body: {} },
  'DELETE /api/plans/{planId}/imports/{id}': { right: 'import' },
  'GET /api/plans/{planId}/imports/{id}/report.json': { right: 'import' },
  'GET /api/plans/{planId}/imports/{id}/rows': { right: 'import' },
  'POST /api/plans/{planId}/imports/{id}/apply': { right: 'import' },
};
