import type { Subject } from '#core/access.ts';
import type { RouteRight } from '#server/platform/http/routeRights.ts';
import { startExampleServer } from './exampleServer.ts';

export type ExampleRoute = {
  readonly right: RouteRight;
  readonly subject?: Subject;
  readonly body?: object;
  readonly query?: string;
  readonly goalId?: string;
};

const MARYS_GOAL: Subject = { memberId: '7', departmentId: '3' };
const CELL = { date: '2026-11-01', actual: 7 };

/** For routes that need more than their ids. */
const EXAMPLES: Readonly<Record<string, Omit<ExampleRoute, 'right'>>> = {
  'PATCH /api/account': { body: { name: 'Somebody' } },
  'PUT /api/account/guide': { body: { seen: 1 } },
  'POST /api/account/password': { body: { password: 'x', new_password: 'a new password' } },
  'POST /api/account/email': { body: { email: 'new@example.org', password: 'x' } },
  'POST /api/account/provider': { body: { password: 'x' } },
  'POST /api/account/provider/disconnect': { body: { password: 'x' } },
  'POST /api/account/two-factor': { body: { password: 'x' } },
  'POST /api/account/two-factor/confirm': { body: { code: '123456' } },
  'POST /api/account/two-factor/off': { body: { password: 'x' } },
  'POST /api/account/two-factor/recovery-codes': { body: { password: 'x' } },
  'PUT /api/organisation': { body: { organisation: 'City of Milltown' } },
  'PATCH /api/policy': { body: { plan_creation: 'leads' } },
  'PUT /api/house': { body: { accent: '#2b59c3' } },
  'PUT /api/house/logo': { body: { picture: 'iVBORw0KGgo=' } },
  'POST /api/connections': {
    body: { name: 'Ours', settings: { kind: 'https', url: 'https://data.example.org/' } },
  },
  'PATCH /api/connections/{id}': { body: { name: 'Renamed' } },
  'POST /api/connections/{id}/questions': { body: { ask: 'select 1', plan_id: '{planId}' } },
  'POST /api/plans': { body: { name: 'Another plan' } },
  'PATCH /api/imports/{id}': { body: {} },
  'GET /api/plans/{planId}/goal-columns': { query: 'fiscal_year=0' },
  'GET /api/plans/{planId}/courses': { query: 'fiscal_year=0' },
  'GET /napi/json/getgoals': { query: 'fiscal_year=0&plan_id={planId}' },
  'GET /health-meter.svg': { query: 'plan_id={planId}' },
  'GET /health-meter.png': { query: 'plan_id={planId}' },
  'GET /api/plans/{planId}/search': { query: 'text=description' },
  'POST /api/plans/{planId}/waiting-figures': { body: { seen: [{ id: 'none' }], answer: 'no' } },
  'POST /api/plans/{planId}/declined-figures': { body: { ids: ['none'] } },
  'POST /api/plans/{planId}/formula-preview': { body: {} },
  'POST /api/plans/{planId}/goals/{goalId}/formula-preview': { subject: MARYS_GOAL, body: {} },
  'POST /api/plans/{planId}/goals/{goalId}/ask-next-step': { body: {} },
  'POST /api/plans/{planId}/upkeep/reminders': { body: { members: ['7'] } },
  'PUT /api/plans/{planId}/changed-rules': { body: { dismissed: ['wayFromBaseline'] } },
  'PUT /api/plans/{planId}/table-columns': { body: { columns: ['owner'] } },
  'PUT /api/plans/{planId}/reminder': { body: { rhythm: 'never' } },
  'GET /api/plans/{planId}/changed-goals': { query: 'from=2026-08-01&to=2026-08-31' },
  'GET /api/plans/{planId}/events': { query: 'since=0' },
  'POST /api/dash_filters.php': {
    body: { _method: 'setFilter', name: 'Mine', remote: 'false', filter_params: '{}', plan_id: '{planId}' },
  },
  'PUT /api/plans/{planId}/goals/{goalId}/entries': { subject: MARYS_GOAL, body: [CELL] },
  'PUT /api/plans/{planId}/entries': {
    subject: MARYS_GOAL,
    body: [{ goal_id: 'g2', ...CELL }],
  },
  'PUT /api/plans/{planId}/figures': {
    subject: MARYS_GOAL,
    body: [{ goal: '1.1', period: '2026-11', actual: 7 }],
  },
  'POST /api/plans/{planId}/goals/{goalId}/check-in': {
    subject: MARYS_GOAL,
    body: { cells: [CELL] },
  },
  ...workRoutes(),
  'POST /api/plans/{planId}/goals': { body: { item: 'A new goal' } },
  'PUT /api/plans/{planId}/goals': { subject: MARYS_GOAL, body: [{ number: '1.1', item: 'Renamed' }] },
  'PATCH /api/plans/{planId}/goals': { subject: MARYS_GOAL, body: [{ id: '{goalId}', item: 'Renamed' }] },
  'POST /api/plans/{planId}/goals/archive': { subject: MARYS_GOAL, body: { ids: ['{goalId}'] } },
  'POST /api/plans/{planId}/goals/remind': { body: { ids: ['{goalId}'] } },
  'PATCH /api/plans/{planId}/goals/{goalId}': { subject: MARYS_GOAL, body: { item: 'Renamed' } },
  'PUT /api/plans/{planId}/goals/{goalId}/year-target': {
    subject: MARYS_GOAL,
    body: { fiscal_year: 2026, target: 240, spread: 'even' },
  },
  'PUT /api/plans/{planId}/goals/{goalId}/new-bases/{date}': {
    subject: MARYS_GOAL,
    body: { reason: 'Counted otherwise' },
  },
  'DELETE /api/plans/{planId}/goals/{goalId}/new-bases/{date}': { subject: MARYS_GOAL },
  'DELETE /api/plans/{planId}/goals/{goalId}': { subject: MARYS_GOAL },
  'POST /api/plans/{planId}/goals/{goalId}/restore': { subject: MARYS_GOAL, goalId: 'g9' },
  'POST /api/plans/{planId}/goals/{goalId}/comments': { body: { comment: 'Well done' } },
  'PATCH /api/plans/{planId}/goals/{goalId}/comments/{commentId}': {
    subject: { memberId: '7', departmentId: null },
    body: { comment: 'Changed' },
  },
  'DELETE /api/plans/{planId}/goals/{goalId}/comments/{commentId}': {
    subject: { memberId: '7', departmentId: null },
  },
  'POST /api/plans/{planId}/changes/{version}/undo': {
    subject: { memberId: '7', departmentId: null },
  },
  'POST /api/plans/{planId}/tokens': { body: { name: 'Mine', access: 'read' } },
  'PATCH /api/plans/{planId}': { body: { name: 'Renamed' } },
  'PUT /api/plans/{planId}/closed-periods': { body: { closed_until: '2026-08-31' } },
  'POST /api/plans/{planId}/webhooks': {
    body: { name: 'Ours', url: 'https://hooks.example.org/a' },
  },
  'PATCH /api/plans/{planId}/tokens/{id}': { body: { expires_at: '2099-01-01T00:00:00.000Z' } },
  'PATCH /api/plans/{planId}/webhooks/{id}': { body: { is_paused: true } },
  'POST /api/plans/{planId}/feeds': {
    body: { name: 'Ours', connection_id: 'c1', schedule: { every: 'day', at: 360 } },
  },
  'PATCH /api/plans/{planId}/feeds/{id}': { body: { is_paused: true } },
  'POST /api/plans/{planId}/feeds/preview': { body: { connection_id: 'c1' } },
  'POST /api/plans/{planId}/feeds/{id}/answers': {
    body: { answers: [{ goal_id: 'g1', date: '2026-10-01', figure: 'actual', take: true }] },
  },
  'POST /api/plans/{planId}/members': { body: { email: 'new@example.org' } },
  'PATCH /api/plans/{planId}/members/{memberId}': { body: { role: 'viewer' } },
  'POST /api/plans/{planId}/members/{memberId}/invitation': {
    body: { email: 'other@example.org' },
  },
  'POST /api/plans/{planId}/left-behind': { body: { action: 'revoke', items: [{ kind: 'token', id: 'none' }] } },
  'POST /api/plans/{planId}/departments': { body: { name: 'Housing' } },
  'PATCH /api/plans/{planId}/departments/{departmentId}': { body: { place: 1 } },
  'POST /api/plans/{planId}/shares': {
    body: { style: 'static', filters: {}, fiscal_year: 'current' },
  },
  'PATCH /api/plans/{planId}/shares/{shareId}': { body: { label: 'Renamed' } },
  'PUT /api/plans/{planId}/shares/{shareId}/mailing': {
    body: { every: 'weekly', to: ['council@example.org'] },
  },
  'POST /short-url/': { body: { long_url: 'http://localhost/plans/{planId}/dashboard' } },
  'PUT /api/plans/{planId}/import-mappings': { body: { name: 'Ours', mapping: {} } },
  'DELETE /api/plans/{planId}/import-mappings': { query: 'name=Ours' },
  'PATCH /api/plans/{planId}/imports/{id}': { body: {} },
};

/** Of things that belong to Mary's goal. */
function workRoutes(): Record<string, Omit<ExampleRoute, 'right'>> {
  const nouns = [
    ['initiatives', 'initiativeId', { title: 'Repave', goal_ids: ['{goalId}'] }],
    ['milestones', 'milestoneId', { title: 'Paved', due: '2026-12-01', goal_id: '{goalId}' }],
    ['decisions', 'decisionId', { text: 'Pave at night', goal_ids: ['{goalId}'] }],
  ] as const;
  return Object.fromEntries(
    nouns.flatMap(([noun, idName, body]) => {
      const all = `/api/plans/{planId}/${noun}`;
      const one = `${all}/{${idName}}`;
      const renamed = noun === 'decisions' ? { text: 'Renamed' } : { title: 'Renamed' };
      const id = `{${idName}}`;
      return [
        [`POST ${all}`, { subject: MARYS_GOAL, body }],
        [`PATCH ${all}`, { subject: MARYS_GOAL, body: [{ id, ...renamed }] }],
        [`POST ${all}/archive`, { subject: MARYS_GOAL, body: { ids: [id] } }],
        [`PATCH ${one}`, { subject: MARYS_GOAL, body: renamed }],
        [`DELETE ${one}`, { subject: MARYS_GOAL }],
        [`POST ${one}/restore`, { subject: MARYS_GOAL }],
      ];
    }),
  );
}

export const EXAMPLE_ROUTES: Readonly<Record<string, ExampleRoute>> = await readRoutes();

async function readRoutes(): Promise<Record<string, ExampleRoute>> {
  const server = await startExampleServer();
  const rights = [...server.app.routeRights];
  await server.close();
  const unknown = Object.keys(EXAMPLES).filter((route) => !server.app.routeRights.has(route));
  if (unknown.length > 0) throw new Error(`There are examples of routes that do not exist: ${unknown.join(', ')}`);
  return Object.fromEntries(rights.map(([route, right]) => [route, { right, ...EXAMPLES[route] }]));
}
