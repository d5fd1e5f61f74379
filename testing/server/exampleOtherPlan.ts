import {
  addresses,
  apiTokensPath,
  feedsPath,
  goalCommentsPath,
  goalPath,
  planDashboardPath,
  planDepartmentsPath,
  planEntriesPath,
  planMembersPath,
  planPath,
  planSharesPath,
  planShortLinksPath,
  shareMailingPath,
  webhooksPath,
  workPath,
} from '#contract/addresses.ts';
import { firstDayOfMonth } from '#core/calendar/date.ts';
import { putConnection } from '#server/features/connections/connectionRepository.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { callFilters } from './everythingShared.ts';
import { handIn } from './exampleImportCalls.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit } from './examplePlan.ts';
import type { RouteIds } from './exampleRouteRequest.ts';
import type { Ask, ExampleServer } from './exampleServer.ts';

/** Contained in every text and id of the other plan, in lower case, and in nothing else. */
export const MARK = 'zq7vault';
export const MARKED_FIGURE = 83_659_173;

/** A plan with a record of every kind, of an organisation unrelated to the asker. */
export type OtherPlan = {
  readonly ids: RouteIds;
  readonly idOf: Readonly<Record<string, string>>;
  readonly lead: Ask;
  readonly savedFilterId: string;
  readonly connectionId: string;
  /** Both opened the plan once and no longer do. */
  readonly revoked: { readonly apiToken: string; readonly encv: string };
};

export const OTHER_PLAN_ID = `${MARK}-plan`;

export async function writeOtherPlan(server: ExampleServer, webhookHost: string): Promise<OtherPlan> {
  await writeMarkedPlan(server);
  const planId = OTHER_PLAN_ID;
  const lead = await server.join(planId, { ...person('boss'), role: 'lead', email: `${MARK}@example.org` });
  const post = async (url: string, payload: object) => {
    const reply = await lead({ method: 'POST', url, payload });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.body}`);
    return reply.json();
  };
  const comments = goalCommentsPath(planId, `${MARK}-g2`);
  await post(comments, { comment: `${MARK} said` });
  const share = await post(planSharesPath(planId), { style: 'dynamic', filters: {}, fiscal_year: 'current' });
  const revokedShare = await post(planSharesPath(planId), { style: 'static', filters: {}, fiscal_year: 'current' });
  await lead({ method: 'DELETE', url: `${planSharesPath(planId)}/${revokedShare.id}` });
  const mailing = { every: 'weekly', to: [`${MARK}@example.org`] };
  await lead({ method: 'PUT', url: shareMailingPath(planId, share.id), payload: mailing });
  await post(addresses.shortUrl, { long_url: `http://localhost${planDashboardPath(planId)}`, plan_id: planId });
  const token = await post(apiTokensPath(planId), { name: `${MARK} robot`, access: 'write' });
  const revokedToken = await post(apiTokensPath(planId), { name: `${MARK} old`, access: 'write' });
  await lead({ method: 'DELETE', url: `${apiTokensPath(planId)}/${revokedToken.id}` });
  const hook = await post(webhooksPath(planId), { name: `${MARK} chat`, url: `${webhookHost}/${MARK}` });
  const connectionId = await writeConnection(server);
  const schedule = { every: 'day', at: 0 };
  const feed = await post(feedsPath(planId), { name: `${MARK} feed`, connection_id: connectionId, schedule });
  const run = await post(`${feedsPath(planId)}/${feed.id}/run`, {});
  const mapping = { name: `${MARK} mapping`, mapping: {} };
  await lead({ method: 'PUT', url: `${planPath(planId)}/import-mappings`, payload: mapping });
  const draft = (await handIn(lead, planId, { [`${MARK}.csv`]: `Number,Title\n9,${MARK} drafted\n` })).json();
  await post(planMembersPath(planId), { email: `${MARK}-new@example.org`, name: MARK });
  await post(planDepartmentsPath(planId), { name: `${MARK} housing` });
  const fields = {
    _method: 'setFilter',
    name: `${MARK} filter`,
    remote: 'false',
    filter_params: '{}',
    plan_id: planId,
  };
  const savedFilterId = (await callFilters(fields, lead)).json().dash_filters_id;
  const ofGoal = { goal_ids: [`${MARK}-g2`] };
  const initiative = await post(workPath(planId, 'initiatives'), { title: `${MARK} initiative`, ...ofGoal });
  const due = { due: '2026-12-01', initiative_id: initiative.id };
  const milestone = await post(workPath(planId, 'milestones'), { title: `${MARK} milestone`, ...due });
  const decision = await post(workPath(planId, 'decisions'), { text: `${MARK} decided`, ...ofGoal });
  await lead({ method: 'DELETE', url: goalPath(planId, `${MARK}-g3`) });
  const links = (await lead({ url: planShortLinksPath(planId) })).json();
  const cells = [{ goal_id: `${MARK}-g2`, date: '2026-11-01', actual: MARKED_FIGURE, target: 1 }];
  const written = await lead({ method: 'PUT', url: planEntriesPath(planId), payload: cells });
  const sessions = (await lead({ url: addresses.accountSessions })).json();
  return {
    lead,
    savedFilterId,
    connectionId,
    ids: {
      runId: run.id,
      initiativeId: initiative.id,
      milestoneId: milestone.id,
      decisionId: decision.id,
      planId,
      goalId: `${MARK}-g2`,
      commentId: (await lead({ url: comments })).json()[0].id,
      memberId: `${MARK}-mary`,
      departmentId: `${MARK}-works`,
      shareId: share.id,
      linkId: links[0].id,
      version: String(written.json().version),
      sessionId: sessions[0].id,
      signature: 'none',
      token: 'none',
    },
    idOf: { tokens: token.id, webhooks: hook.id, feeds: feed.id, connections: connectionId, imports: draft.id },
    revoked: { apiToken: revokedToken.token, encv: revokedShare.encv },
  };
}

/** For that plan alone; it leads nowhere. */
async function writeConnection({ store }: ExampleServer): Promise<string> {
  const id = `${MARK}-connection`;
  await putConnection(store, {
    id,
    name: `${MARK} source`,
    settings: {
      kind: 'https',
      url: `https://127.0.0.1:9/${MARK}`,
      auth: 'none',
      user: null,
      header: null,
      redirect_hosts: [],
      certificate: null,
    },
    sealed: null,
    planIds: [OTHER_PLAN_ID],
    wasOpen: false,
    questionRule: 'any',
    questions: [],
    by: MARK,
    createdAt: '2026-01-15T10:00:00.000Z',
    askedAt: null,
    failingSince: null,
    reason: null,
  });
  return id;
}

async function writeMarkedPlan({ store }: ExampleServer): Promise<void> {
  const goal = (id: string, part: object) =>
    exampleGoalEdit({
      id: `${MARK}-${id}`,
      title: `${MARK} title ${id}`,
      measure: `${MARK} measure`,
      description: `${MARK} description`,
      ownerLabel: `${MARK} owner`,
      memberId: `${MARK}-mary`,
      departmentId: `${MARK}-works`,
      ...part,
    });
  const waiting = {
    id: `${MARK}-w1`,
    goalId: `${MARK}-g2`,
    date: firstDayOfMonth(2026, 1),
    actual: MARKED_FIGURE,
    memberId: null,
    by: `${MARK} somebody`,
    at: '2026-01-15T10:00:00.000Z',
    declined: null,
  };
  await applyChange(store, {
    planId: OTHER_PLAN_ID,
    at: '2026-01-15T10:00:00.000Z',
    memberId: null,
    by: `${MARK} maker`,
    what: `${MARK} made it`,
    edits: [
      {
        entity: 'plan',
        after: { ...EXAMPLE_PLAN, id: OTHER_PLAN_ID, name: `${MARK} plan`, company: `${MARK} company` },
      },
      { entity: 'department', id: `${MARK}-works`, after: { id: `${MARK}-works`, name: `${MARK} works` } },
      exampleMemberEdit({ ...person('mary'), departmentId: `${MARK}-works` }),
      goal('g1', { number: '1' }),
      goal('g3', { number: '2' }),
      goal('g2', { number: '1x1', depth: 1, parentId: `${MARK}-g1`, allTarget: MARKED_FIGURE }),
      { entity: 'waiting', id: `${MARK}-w1`, after: waiting },
    ],
  });
}

function person(id: string) {
  return { id: `${MARK}-${id}`, firstName: `${MARK} first`, lastName: `${MARK} last` };
}
