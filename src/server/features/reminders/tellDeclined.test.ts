import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitingFiguresPath } from '#contract/addresses.ts';
import { mailSettingsOf } from '#server/platform/mail/mailSettings.ts';
import { type ExampleMailServer, startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let post: ExampleMailServer;
let server: ExampleServer;
let ada: Ask;
let mary: Ask;

beforeEach(async () => {
  post = await startExampleMailServer();
  const mail = mailSettingsOf({ MILEPOST_SMTP_URL: new URL(post.url), MILEPOST_SMTP_FROM: undefined }, null);
  server = await startExampleServer({
    parts: { mail },
    fill: (store) =>
      writeExamplePlan(store, {}, [
        exampleMemberEdit({ id: 'own' }),
        exampleGoalEdit({ id: 'own', number: '2', title: 'Plant trees', memberId: 'own' }),
      ]),
  });
  ada = await server.signIn();
  mary = await server.join(EXAMPLE_PLAN.id, { id: 'own', role: 'member' });
  await ada({ method: 'PATCH', url: '/api/plans/plan1', payload: { figures_wait: 1 } });
});

afterEach(async () => {
  await server.close();
  await post.close();
});

async function decline(reason?: string): Promise<void> {
  await mary({
    method: 'PUT',
    url: '/api/plans/plan1/goals/own/entries',
    payload: [{ date: '2026-10-01', actual: 41.5 }],
  });
  const payload = { answer: 'no', seen: [{ id: 'own~2026-10-01', actual: 41.5 }], ...(reason && { reason }) };
  const reply = await ada({ method: 'POST', url: waitingFiguresPath('plan1'), payload });
  expect(reply.statusCode, reply.body).toBe(200);
}

const mailed = () => vi.waitFor(() => expect(post.mails).toHaveLength(1));

it('who entered a figure is told at once that it was declined, which, by whom and why', async () => {
  await decline('Counted twice.');
  await mailed();
  const [mail] = post.mails;
  expect(mail?.to).toEqual(['own@example.org']);
  for (const said of [
    '1 figure of yours was declined',
    'said no to',
    '2 Plant trees, Oct 2026: 41.5',
    'Counted twice.',
  ])
    expect(mail?.text).toContain(said);
  expect(mail?.text).toContain('/plans/plan1/dashboard?goal=own');
});

it('in the language of their reminders, and that no reason was given', async () => {
  await mary({ method: 'PUT', url: '/api/plans/plan1/reminder', payload: { rhythm: 'monthly', language: 'de' } });
  await decline();
  await mailed();
  expect(post.mails[0]?.text).toContain('Eine Begründung wurde nicht genannt.');
});
