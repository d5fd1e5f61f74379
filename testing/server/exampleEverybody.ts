import { planSharesPath, workPath } from '#contract/addresses.ts';
import type { WorkNoun } from '#contract/work.ts';
import type { ShareStyle, Viewer } from '#core/access.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from './examplePlan.ts';
import type { RouteIds } from './exampleRouteRequest.ts';
import { type Ask, type ExampleServer, startExampleServer } from './exampleServer.ts';

export type Persona = { readonly name: string; readonly viewer: Viewer | 'nobody' | 'outsider'; readonly ask: Ask };

export const ADMINISTRATOR = 'a lead, who administers the installation';

/** A server with an example plan, every kind of person, and the ids of things in the plan: for tests that call all routes. */
export async function startEverybody(): Promise<{
  readonly server: ExampleServer;
  readonly personas: readonly Persona[];
  readonly lead: Ask;
  readonly ids: RouteIds;
}> {
  const server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  await writeExamplePlan(server.store, { id: 'plan2' });
  const lead = await server.signIn();
  const mary = await joinAs(server, 'mary@example.org', '7');
  const comments = '/api/plans/plan1/goals/g2/comments';
  const comment = await mary({ method: 'POST', url: comments, payload: { comment: 'Hm' } });
  const commentId: string = (await mary({ url: comments })).json().at(-1)?.id;
  const version = String(comment.json().version ?? (await mary({ url: '/api/plans/plan1' })).json().version);
  const made = async (noun: WorkNoun, payload: object): Promise<string> =>
    (await lead({ method: 'POST', url: workPath('plan1', noun), payload })).json().id;
  const ofGoal = { goal_ids: ['g2'] };
  const work = {
    initiativeId: await made('initiatives', { title: 'Repave', ...ofGoal }),
    milestoneId: await made('milestones', { title: 'Paved', due: '2026-12-01', goal_id: 'g2' }),
    decisionId: await made('decisions', { text: 'Pave at night', ...ofGoal }),
  };
  await archive(server, 'g9');
  const shares = [await share(server, 'dynamic'), await share(server, 'static'), await share(server, 'chips')];
  const personas: Persona[] = [
    { name: 'nobody', viewer: 'nobody', ask: server.ask },
    {
      name: 'a lead of another plan',
      viewer: 'outsider',
      ask: await server.join('plan2', { id: 'out', role: 'lead' }),
    },
    await member(server, { id: 'viewer', role: 'viewer' }),
    await member(server, { id: 'member', role: 'member', departmentId: '4' }),
    await member(server, { id: 'deplead', role: 'member', departmentId: '3', leadsDepartment: true }),
    { name: 'the owner', viewer: memberViewer('7', 'member', '3', false), ask: mary },
    ...shares.map(({ persona }) => persona),
    { name: ADMINISTRATOR, viewer: memberViewer('boss', 'lead', null, false), ask: lead },
  ];
  const known = { planId: 'plan1', goalId: 'g2', memberId: '8', departmentId: '4', commentId, version };
  return { server, personas, lead, ids: { ...known, ...work, shareId: shares.at(-1)?.id ?? '' } };
}

function memberViewer(
  memberId: string,
  role: 'lead' | 'member' | 'viewer',
  departmentId: string | null,
  leadsDepartment: boolean,
): Viewer {
  return { kind: 'member', memberId, role, departmentId, leadsDepartment };
}

async function member(
  server: ExampleServer,
  part: {
    id: string;
    role: 'member' | 'viewer';
    departmentId?: string;
    leadsDepartment?: boolean;
  },
): Promise<Persona> {
  const ask = await server.join('plan1', part);
  const { id, role, departmentId = null, leadsDepartment = false } = part;
  return {
    name: `${leadsDepartment ? 'a lead of the department' : `a ${role}`}`,
    viewer: memberViewer(id, role, departmentId, leadsDepartment),
    ask,
  };
}

async function archive(server: ExampleServer, id: string): Promise<void> {
  const part = { id, parentId: 'g1', number: '1x9', depth: 1, memberId: '7', departmentId: '3' };
  const edit = exampleGoalEdit(part);
  if (edit.entity !== 'goal' || edit.after === null) throw new Error('It is a goal.');
  const archived = { ...edit.after, archivedAt: server.clock.now() };
  const stamp = { planId: 'plan1', at: server.clock.now(), memberId: null, by: 'An example', what: 'Archived' };
  await applyChange(server.store, { ...stamp, edits: [{ ...edit, after: archived }] });
}

async function joinAs(server: ExampleServer, email: string, id: string): Promise<Ask> {
  const ask = await server.join('plan1', { id: 'temporary', email });
  const row = await server.store.db
    .selectFrom('member')
    .select('account_id')
    .where('id', '=', 'temporary')
    .executeTakeFirstOrThrow();
  await applyChange(server.store, {
    planId: 'plan1',
    at: server.clock.now(),
    memberId: null,
    by: 'An example',
    what: 'Joined',
    edits: [
      { entity: 'member', id: 'temporary', after: null },
      exampleMemberEdit({
        id,
        firstName: 'Mary',
        lastName: 'Jackson',
        departmentId: '3',
        email,
        accountId: row.account_id,
      }),
    ],
  });
  return ask;
}

async function share(
  server: ExampleServer,
  style: ShareStyle,
): Promise<{ readonly id: string; readonly persona: Persona }> {
  const lead = await server.signIn();
  const payload = { style, filters: {}, fiscal_year: 'current' };
  const { id, encv } = (await lead({ method: 'POST', url: planSharesPath('plan1'), payload })).json();
  const ask: Ask = (request) => {
    const url = String(request.url);
    return server.ask({ ...request, url: `${url}${url.includes('?') ? '&' : '?'}encv=${encodeURIComponent(encv)}` });
  };
  return { id, persona: { name: `a share, ${style}`, viewer: { kind: 'share', style }, ask } };
}
