import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  apiTokensPath,
  importsPath,
  planFiguresPath,
  planGoalsPath,
  planPath,
  webhooksPath,
} from '#contract/addresses.ts';
import type { WebhookEvent, WebhookMade } from '#contract/webhook.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { signatureOf } from './webhookSignatures.ts';

const PLAN = 'plan1';

type Received = { readonly body: string; readonly signature: string };

describe.each(storesUnderTest())('the events of a webhook on $name', ({ open }) => {
  let receiver: Server;
  let origin: string;
  let received: Received[];
  let answer: number;
  let server: ExampleServer;
  let lead: Ask;

  beforeEach(async () => {
    received = [];
    answer = 200;
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ body, signature: String(request.headers['milepost-signature']) });
        response.writeHead(answer).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const address = receiver.address();
    origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const parts = { webhookHosts: [origin] };
    server = await startExampleServer({ open, fill: (store) => writeExamplePlan(store), parts });
    lead = await server.signIn();
  });
  afterEach(async () => {
    await server.close();
    receiver.close();
  });

  const make = async (...events: readonly WebhookEvent[]): Promise<WebhookMade> =>
    (
      await lead({ method: 'POST', url: webhooksPath(PLAN), payload: { name: 'Ours', url: `${origin}/hook`, events } })
    ).json();
  const events = () => received.map(({ body }) => JSON.parse(body));
  const put = (figures: object, ask: Ask = lead) =>
    ask({ method: 'PUT', url: planFiguresPath(PLAN), payload: figures });
  const program = async (): Promise<Ask> => {
    const payload = { name: 'A program', access: 'write' };
    const { token } = (await lead({ method: 'POST', url: apiTokensPath(PLAN), payload })).json();
    return (request) => server.ask({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
  };
  const upload = (ask: Ask, name: string, content: string) =>
    ask({
      method: 'POST',
      url: importsPath(PLAN),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--x--\r\n`,
    });

  it('are those that were chosen, of what happens from then on, each once, of one change by name', async () => {
    await put([{ goal: '1.2', period: '2026-07', actual: 1 }]);
    await make('figures_entered', 'comments_changed');
    await put([{ goal: '1.2', period: '2026-10', actual: 4, target: 5, comment: 'Estimated' }]);
    await lead({ method: 'PATCH', url: `${planGoalsPath(PLAN)}/g3`, payload: { item: 'Lights' } });
    await expect.poll(() => received.length).toBe(2);
    const goal = { id: 'g3', number: '1.2' };
    expect(events()).toMatchObject([
      { event: 'comments_changed', comments: [{ goal, comment: 'Estimated', what: 'made' }] },
      {
        event: 'figures_entered',
        plan: { id: PLAN },
        change: { what: 'Figures entered' },
        is_cut: false,
        figures: [{ goal, date: '2026-10-01', target: 5, actual: 4 }],
      },
    ]);
  });

  it('tell of goals that are made, changed, archived and restored', async () => {
    await make('goals_changed');
    const { id } = (await lead({ method: 'POST', url: planGoalsPath(PLAN), payload: { item: 'New' } })).json();
    await lead({ method: 'PATCH', url: `${planGoalsPath(PLAN)}/${id}`, payload: { item: 'Newer' } });
    await lead({ method: 'DELETE', url: `${planGoalsPath(PLAN)}/${id}` });
    await lead({ method: 'POST', url: `${planGoalsPath(PLAN)}/${id}/restore` });
    await expect.poll(() => received.length).toBe(4);
    expect(events().flatMap(({ goals }) => goals)).toMatchObject(
      ['made', 'changed', 'archived', 'restored'].map((what) => ({ id, what })),
    );
  });

  it('tell of initiatives, milestones and decisions that are made, changed, archived and restored', async () => {
    await make('work_changed', 'goals_changed', 'figures_entered');
    const call = (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
      lead({ method, url: `${planPath(PLAN)}/${path}`, ...(payload && { payload }) });
    const { id } = (await call('POST', 'initiatives', { title: 'Mains', goal_ids: ['g3'] })).json();
    await call('PATCH', `initiatives/${id}`, { state: 'active' });
    await call('DELETE', `initiatives/${id}`);
    await call('POST', `initiatives/${id}/restore`);
    await call('POST', 'milestones', { title: 'In service', due: '2026-12-01', initiative_id: id });
    await call('POST', 'decisions', { text: 'Double the crew', goal_ids: ['g3'] });
    await expect.poll(() => received.length).toBe(6);
    expect(events().map(({ event, work }) => [event, ...work])).toMatchObject([
      ['work_changed', { kind: 'initiative', id, title: 'Mains', what: 'made' }],
      ['work_changed', { kind: 'initiative', id, what: 'changed' }],
      ['work_changed', { kind: 'initiative', id, what: 'archived' }],
      ['work_changed', { kind: 'initiative', id, what: 'restored' }],
      ['work_changed', { kind: 'milestone', title: 'In service', what: 'made' }],
      ['work_changed', { kind: 'decision', title: 'Double the crew', what: 'made' }],
    ]);
  });

  it('tell of an import, and of what a program sent and was refused', async () => {
    await make('imported', 'refused');
    const ask = await program();
    const { id } = (await upload(ask, 'entries.csv', 'goal_number,date,actual\n1.2,2026-09-01,17\n')).json();
    await ask({ method: 'POST', url: `${importsPath(PLAN)}/${id}/apply` });
    await expect.poll(() => received.length).toBe(1);
    await put([{ goal: '9', period: '2026-10', actual: 4 }], ask);
    await upload(ask, 'broken.xlsx', 'nonsense');
    // A person sees the answer.
    await put([{ goal: '9', period: '2026-10', actual: 4 }]);
    await expect.poll(() => received.length).toBe(3);
    await put([{ goal: '1.2', period: '2026-10', actual: 4 }], ask);
    expect(events()).toMatchObject([
      { event: 'imported', change: { what: 'Imported entries.csv' } },
      { event: 'refused', sent: 'figures', code: 'goal_not_found', message: expect.stringContaining('“9”') },
      { event: 'refused', sent: 'import', message: expect.stringContaining('broken.xlsx') },
    ]);
  });

  it('are changed later, and nothing of a pause is sent after it', async () => {
    const { id } = await make('comments_changed');
    const patch = (payload: object) => lead({ method: 'PATCH', url: `${webhooksPath(PLAN)}/${id}`, payload });
    await patch({ events: ['figures_entered'] });
    await patch({ is_paused: true });
    await put([{ goal: '1.2', period: '2026-10', actual: 4 }]);
    await patch({ is_paused: false });
    await put([{ goal: '1.2', period: '2026-10', actual: 5 }]);
    await expect.poll(() => received.length).toBe(1);
    expect(events()[0].figures).toMatchObject([{ actual: 5 }]);
    expect((await patch({ events: [] })).statusCode).toBe(400);
    expect((await patch({ events: ['nothing'] })).statusCode).toBe(400);
  });

  it('are changes of status alone where none is named', async () => {
    const payload = { name: 'Ours', url: `${origin}/hook` };
    const made = (await lead({ method: 'POST', url: webhooksPath(PLAN), payload })).json();
    expect(made.events).toEqual(['status_changed']);
  });

  it('are tried by a message of their own, signed, whose answer is told and logged', async () => {
    const { id, secret } = await make('imported');
    const test = async () => (await lead({ method: 'POST', url: `${webhooksPath(PLAN)}/${id}/test` })).json();
    expect(await test()).toEqual({ is_delivered: true, answer: '200' });
    const [message] = received;
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(message?.signature ?? '') ?? [];
    expect(signature).toBe(signatureOf(secret, { seconds: Number(seconds), body: message?.body ?? '' }));
    expect(events()[0]).toMatchObject({ event: 'ping', plan: { id: PLAN } });
    answer = 500;
    expect(await test()).toEqual({ is_delivered: false, answer: '500' });
    const log = (await lead({ url: `${webhooksPath(PLAN)}/${id}/deliveries` })).json();
    expect(log).toMatchObject([{}, {}]);
    expect(log.every(({ next_at: nextAt }: { next_at: string | null }) => nextAt === null)).toBe(true);
  });
});
