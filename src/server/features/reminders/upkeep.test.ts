import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const url = `/api/plans/${EXAMPLE_PLAN.id}/upkeep`;

type PostOffice = Awaited<ReturnType<typeof startExampleMailServer>>;

describe.each(storesUnderTest())('who keeps what up to date, on $name', ({ open }) => {
  let server: ExampleServer;
  let post: PostOffice;
  let lead: Ask;
  let mary: Ask;

  beforeEach(async () => {
    post = await startExampleMailServer();
    const { hostname, port } = new URL(post.url);
    const mail = {
      host: hostname,
      port: Number(port),
      isSecure: false,
      login: null,
      from: 'goals@example.org',
      fromName: 'Milepost',
    } as const;
    server = await startExampleServer({
      open,
      parts: { mail },
      fill: (store) =>
        writeExamplePlan(store, {}, [
          exampleMemberEdit({ id: 'own', firstName: 'Mary' }),
          exampleMemberEdit({ id: 'away', firstName: 'Nobody' }),
          exampleGoalEdit({ id: 'own', number: '2', title: 'Plant <trees>', memberId: 'own' }),
          exampleGoalEdit({ id: 'kept', number: '3', title: 'Kept', memberId: 'own' }),
          exampleGoalEdit({ id: 'away', number: '4', title: 'Of nobody here', memberId: 'away' }),
        ]),
    });
    lead = await server.signIn();
    mary = await server.join(EXAMPLE_PLAN.id, { id: 'own', role: 'member' });
    const payload = [{ date: '2026-10-01', actual: 3 }];
    await lead({ method: 'PUT', url: '/api/plans/plan1/goals/kept/entries', payload });
  });

  afterEach(async () => {
    await server.close();
    await post.close();
  });

  const owner = async (memberId: string) => {
    const { owners } = (await lead({ url })).json();
    return owners.find((one: { member_id: string }) => one.member_id === memberId);
  };
  const remind = (members: readonly string[], ask = lead, language = 'en') =>
    ask({ method: 'POST', url: `${url}/reminders`, payload: { members, language } });

  it('lists each owner with what waits, its periods, and whether a reminder may go', async () => {
    expect(await owner('own')).toMatchObject({
      up_to_date: 1,
      due: 0,
      overdue: 0,
      never_entered: 1,
      last_figure: '2026-10-31',
      reminder: 'possible',
      reminded_on: null,
      waiting: [{ id: 'own', number: '2', item: 'Plant <trees>', state: 'never_entered' }],
    });
    expect((await owner('own')).waiting[0].missing.at(-1)).toBe('2026-10-01');
    expect(await owner('away')).toMatchObject({ reminder: 'no_account' });
  });

  it('asks nobody again for a figure that waits for a yes', async () => {
    await lead({ method: 'PATCH', url: '/api/plans/plan1', payload: { figures_wait: 1 } });
    const payload = [{ date: '2026-10-01', actual: 3 }];
    await mary({ method: 'PUT', url: '/api/plans/plan1/goals/own/entries', payload });
    expect(await owner('own')).toMatchObject({ up_to_date: 2, never_entered: 0, waiting: [] });
  });

  it('is for leads only', async () => {
    expect((await mary({ url })).statusCode).toBe(403);
    expect((await mary({ url: `${url}/letters/own` })).statusCode).toBe(403);
    expect((await remind(['own'], mary)).statusCode).toBe(403);
    expect((await server.ask({ url })).statusCode).toBe(401);
    expect(post.mails).toEqual([]);
  });

  it('shows the words that are sent, and sends them once a week at most, however many ask', async () => {
    const letter = (await lead({ url: `${url}/letters/own?language=en` })).json();
    expect(letter.heading).toBe('City plan: 1 goal waits for a figure');
    const replies = await Promise.all([remind(['own', 'away']), remind(['own'])]);
    expect(replies.flatMap((reply) => reply.json().reminded)).toEqual(['own']);
    expect(replies[0]?.json().not_reminded).toContainEqual({ member_id: 'away', why: 'no_account' });
    expect((await remind(['own'])).json()).toEqual({
      reminded: [],
      not_reminded: [{ member_id: 'own', why: 'too_soon' }],
    });
    expect(post.mails).toHaveLength(1);
    const [mail] = post.mails;
    expect(mail?.to).toEqual(['own@example.org']);
    for (const words of letter.paragraphs.join('\n').split('\n')) expect(mail?.text).toContain(words);
    expect(await owner('own')).toMatchObject({ reminder: 'too_soon', reminded_on: '2026-11-20' });
  });

  it('reminds the owners of chosen goals of these alone, or says of which goals nobody can be reminded', async () => {
    const ofGoals = (ids: readonly string[]) =>
      lead({ method: 'POST', url: '/api/plans/plan1/goals/remind', payload: { ids, language: 'en' } });
    const refused = await ofGoals(['own', 'kept', 'away', 'nowhere']);
    expect([refused.statusCode, refused.json().error.code, post.mails]).toEqual([409, 'goals_refused', []]);
    expect(
      refused.json().error.details.refused.map(({ index, code }: { index: number; code: string }) => [index, code]),
    ).toEqual([
      [1, 'nothing_waits'],
      [2, 'no_account'],
      [3, 'goal_not_found'],
    ]);
    const done = await ofGoals(['own']);
    expect([done.statusCode, done.json()]).toEqual([
      200,
      { version: expect.any(Number), reminded: ['own'], not_reminded: [] },
    ]);
    expect(post.mails.map(({ to }) => to)).toEqual([['own@example.org']]);
    expect((await ofGoals(['own'])).json().error.details.refused).toEqual([
      expect.objectContaining({ code: 'too_soon' }),
    ]);
    expect(
      (await mary({ method: 'POST', url: '/api/plans/plan1/goals/remind', payload: { ids: ['own'] } })).statusCode,
    ).toBe(403);
  });

  it('reminds in the language the member has chosen', async () => {
    const payload = { rhythm: 'weekly', language: 'de' };
    await mary({ method: 'PUT', url: '/api/plans/plan1/reminder', payload });
    expect((await lead({ url: `${url}/letters/own?language=fr` })).json().heading).toBe(
      'City plan: 1 Ziel wartet auf einen Wert',
    );
    expect((await lead({ url: `${url}/letters/nobody` })).statusCode).toBe(404);
  });

  it('reminds nobody who follows the way out of a mail, until they ask for reminders again', async () => {
    await remind(['own']);
    const raw = post.mails[0]?.raw.replaceAll('\r\n ', ' ') ?? '';
    const href = /^List-Unsubscribe: <[^>]*(\/reminders\/stop[^>]+)>/m.exec(raw)?.[1] ?? '';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await server.ask({ method: 'POST', url: href, headers, payload: 'List-Unsubscribe=One-Click' });
    expect(reply.statusCode).toBe(200);
    expect((await owner('own')).reminder).toBe('stopped');
    expect((await remind(['own'])).json().not_reminded).toEqual([{ member_id: 'own', why: 'stopped' }]);
    await mary({ method: 'PUT', url: '/api/plans/plan1/reminder', payload: { rhythm: 'weekly' } });
    expect((await owner('own')).reminder).toBe('too_soon');
  });

  it('reminds nobody for whom nothing waits, and may again where the mail server refused', async () => {
    const payload = [{ date: '2026-10-01', actual: 3 }];
    await lead({ method: 'PUT', url: '/api/plans/plan1/goals/own/entries', payload });
    expect((await remind(['own'])).json().not_reminded).toEqual([{ member_id: 'own', why: 'nothing_waits' }]);
    await lead({
      method: 'PUT',
      url: '/api/plans/plan1/goals/own/entries',
      payload: [{ date: '2026-10-01', actual: null }],
    });
    await post.close();
    expect((await remind(['own'])).json().not_reminded).toEqual([{ member_id: 'own', why: 'mail_refused' }]);
    expect((await owner('own')).reminder).toBe('possible');
  });

  it('says that an installation without mail reminds nobody', async () => {
    const silent = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
    try {
      const ask = await silent.signIn();
      expect((await ask({ url })).json().mail).toBe(0);
      const reply = await ask({ method: 'POST', url: `${url}/reminders`, payload: { members: ['7'] } });
      expect([reply.statusCode, reply.json().code ?? reply.json().error?.code]).toEqual([409, 'no_mail']);
    } finally {
      await silent.close();
    }
  });
});
