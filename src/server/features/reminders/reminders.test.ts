import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readIsoDate } from '#core/calendar/date.ts';
import { createClock } from '#server/base/clock.ts';
import { createPlanBook } from '#server/plan/planBook/planBook.ts';
import { mailSettingsOf } from '#server/platform/mail/mailSettings.ts';
import { createSendMail, type Mail, type SendMail } from '#server/platform/mail/sendMail.ts';
import { startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { sendReminders } from './sendReminders.ts';
import { createStopLinks } from './stopLinks.ts';

const MAIL = {
  host: '127.0.0.1',
  port: 9,
  isSecure: false,
  login: null,
  from: 'goals@example.org',
  fromName: 'Milepost',
} as const;
const url = `/api/plans/${EXAMPLE_PLAN.id}/reminder`;

describe.each(storesUnderTest())('reminders on $name', ({ open }) => {
  let server: ExampleServer;
  let mary: Ask;
  let mails: Mail[];
  let refuses: boolean;

  beforeEach(async () => {
    mails = [];
    refuses = false;
    server = await startExampleServer({
      open,
      parts: { mail: MAIL },
      fill: (store) =>
        writeExamplePlan(store, {}, [
          exampleMemberEdit({ id: 'own' }),
          exampleGoalEdit({ id: 'own', number: '2', title: 'Plant <trees>', memberId: 'own' }),
          exampleGoalEdit({ id: 'others', number: '3', title: 'Of others', memberId: '8' }),
        ]),
    });
    mary = await server.join(EXAMPLE_PLAN.id, { id: 'own', role: 'member' });
  });

  afterEach(() => server.close());

  const ask = (rhythm: string, language = 'en') =>
    mary({ method: 'PUT', url, headers: { 'content-type': 'application/json' }, payload: { rhythm, language } });

  const keep: SendMail = async (mail) => {
    if (refuses) throw new Error('refused');
    mails.push(mail);
  };

  function sendOn(date: string, send: SendMail | null = keep): Promise<number> {
    const today = readIsoDate(date);
    return sendReminders({
      store: server.store,
      clock: createClock({ today }),
      planBook: createPlanBook(server.store),
      links: createStopLinks(server.secret),
      ownUrl: () => 'https://goals.example.org',
      warn: () => {},
      send: send ?? keep,
    });
  }

  it('come with the next turn, say what waits, and come once, from however many servers', async () => {
    expect((await ask('weekly')).statusCode).toBe(204);
    await sendOn('2026-11-22');
    expect(mails).toEqual([]);
    await Promise.all([sendOn('2026-11-23'), sendOn('2026-11-23'), sendOn('2026-11-24')]);
    await sendOn('2026-11-29');
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: 'own@example.org', subject: 'City plan: 1 goal is waiting for you' });
    expect(mail?.text).toContain('2 Plant <trees>: Oct 2026, was due by Nov 7, 2026');
    expect(mail?.text).toContain('https://goals.example.org/plans/plan1/dashboard?goal=own');
    expect(mail?.text).toContain('https://goals.example.org/plans/plan1/my-work');
    expect(mail?.html).toContain('Plant &lt;trees&gt;');
    expect(mail?.text).not.toContain('Of others');
    await sendOn('2026-11-30');
    expect(mails).toHaveLength(2);
  });

  it('name each month that is missing since the last figure, the first and last of many', async () => {
    await ask('weekly');
    const ada = await server.signIn();
    const enter = (date: string) =>
      ada({ method: 'PUT', url: '/api/plans/plan1/goals/own/entries', payload: [{ date, target: 9, actual: 1 }] });
    await enter('2026-03-01');
    await sendOn('2026-11-23');
    expect(mails[0]?.text).toContain('2 Plant <trees>: Apr 2026 to Oct 2026, was due by May 7, 2026');
    await enter('2026-08-01');
    await sendOn('2026-11-30');
    expect(mails[1]?.text).toContain('2 Plant <trees>: Sep 2026, Oct 2026, was due by Oct 7, 2026');
  });

  it('name the milestones that are late or come up, those of own initiatives where nobody is named', async () => {
    await ask('weekly');
    const ada = await server.signIn();
    const make = async (noun: string, payload: object): Promise<string> =>
      (await ada({ method: 'POST', url: `/api/plans/plan1/${noun}`, payload })).json().id;
    const initiative = await make('initiatives', { title: 'Parks', owner_id: 'own', goal_ids: ['others'] });
    await make('milestones', { title: 'Soil tested', initiative_id: initiative, due: '2026-11-02' });
    await make('milestones', { title: 'Trees <ordered>', goal_id: 'others', owner_id: 'own', due: '2026-12-01' });
    await make('milestones', { title: 'Far away', goal_id: 'others', owner_id: 'own', due: '2027-06-01' });
    await make('milestones', { title: 'Of nobody', goal_id: 'others', due: '2026-11-02' });
    await ada({ method: 'DELETE', url: '/api/plans/plan1/goals/own', payload: {} });
    await sendOn('2026-11-23');
    expect(mails[0]?.subject).toBe('City plan: 2 milestones are due');
    expect(mails[0]?.text).toContain('Soil tested (Parks): was due by Nov 2, 2026');
    expect(mails[0]?.text).toContain('Trees <ordered> (Of others): due by Dec 1, 2026');
    expect(mails[0]?.html).toContain('Trees &lt;ordered&gt;');
    expect(mails[0]?.text).not.toMatch(/Far away|Of nobody/);
  });

  it('come monthly, in German where it was asked in German', async () => {
    await ask('monthly', 'de');
    await sendOn('2026-11-30');
    await sendOn('2026-12-01');
    await sendOn('2026-12-31');
    expect(mails.map(({ subject }) => subject)).toEqual(['City plan: 1 Ziel wartet auf Sie']);
  });

  it.each([
    ['fr', 'City plan\u00a0: 1 objectif vous attend'],
    ['es', 'City plan: tiene 1 objetivo pendiente'],
  ])('are kept and sent in %s', async (language, subject) => {
    await ask('monthly', language);
    await sendOn('2026-12-01');
    expect(mails.map((mail) => mail.subject)).toEqual([subject]);
  });

  it('go out by a mail server, with the way out in one click in their head and at their foot', async () => {
    await ask('weekly', 'de');
    const postOffice = await startExampleMailServer();
    const settings = mailSettingsOf(
      { MILEPOST_SMTP_URL: new URL(postOffice.url), MILEPOST_SMTP_FROM: undefined },
      null,
    );
    try {
      await sendOn('2026-11-23', createSendMail(settings));
    } finally {
      await postOffice.close();
    }
    const [mail] = postOffice.mails;
    expect(mail?.to).toEqual(['own@example.org']);
    expect(mail?.text).toContain('2 Plant <trees>: Okt. 2026, war fällig bis 7.11.2026');
    expect(mail?.text).toContain('>Erinnerungen zu diesem Plan abbestellen</a>');
    const href = /^List-Unsubscribe: <https:\/\/goals\.example\.org(\S+)>/m.exec(
      mail?.raw.replaceAll('\r\n ', ' ') ?? '',
    );
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = { method: 'POST', url: href?.[1] ?? '', headers, payload: 'List-Unsubscribe=One-Click' } as const;
    expect((await server.ask(click)).statusCode).toBe(200);
    expect((await mary({ url })).json().rhythm).toBe('never');
  });

  it('are tried again where the mail server refused', async () => {
    await ask('weekly');
    refuses = true;
    await sendOn('2026-11-23');
    refuses = false;
    await sendOn('2026-11-23');
    expect(mails).toHaveLength(1);
  });

  it('say what waits in goals one contributes to', async () => {
    await ask('weekly');
    const ada = await server.signIn();
    const payload = { contributors: ['own'] };
    expect((await ada({ method: 'PATCH', url: '/api/plans/plan1/goals/others', payload })).statusCode).toBe(200);
    await sendOn('2026-11-23');
    expect(mails[0]?.text).toContain('3 Of others');
  });

  it('do not come where nothing waits', async () => {
    await ask('weekly');
    const cells = [{ date: '2026-10-01', target: 1, actual: 1 }];
    const ada = await server.signIn();
    await ada({ method: 'PUT', url: '/api/plans/plan1/goals/own/entries', payload: cells });
    await sendOn('2026-11-23');
    expect(mails).toEqual([]);
  });

  describe('where figures wait for a yes', () => {
    let ada: Ask;

    beforeEach(async () => {
      ada = await server.signIn();
      await ada({ method: 'PATCH', url: '/api/plans/plan1', payload: { figures_wait: 1 } });
    });

    const enter = (who: Ask, goal: string, date: string, actual: number | null) =>
      who({ method: 'PUT', url: `/api/plans/plan1/goals/${goal}/entries`, payload: [{ date, actual }] });
    const remindWeekly = (who: Ask) => who({ method: 'PUT', url, payload: { rhythm: 'weekly', language: 'en' } });

    it('tell a lead once how many wait for their yes, with the way to them', async () => {
      await remindWeekly(ada);
      await enter(mary, 'own', '2026-10-01', 5);
      await enter(mary, 'own', '2026-09-01', 4);
      await sendOn('2026-11-23');
      await sendOn('2026-11-24');
      expect(mails).toMatchObject([{ to: 'ada@example.org', subject: 'City plan: 2 figures wait for your yes' }]);
      expect(mails[0]?.text).toContain('2 figures that members entered wait for your yes.');
      expect(mails[0]?.text).toContain('https://goals.example.org/plans/plan1/entry?view=waiting');
      expect(mails[0]?.text).toContain('2 Plant <trees>, Sep 2026: 4, from');
    });

    it('say it after the goals of a lead who has some', async () => {
      await remindWeekly(ada);
      const { viewer } = (await ada({ url: '/api/plans/plan1' })).json();
      await ada({ method: 'PATCH', url: '/api/plans/plan1/goals/others', payload: { contributors: [viewer.user_id] } });
      await enter(mary, 'own', '2026-10-01', 5);
      await sendOn('2026-11-23');
      expect(mails).toMatchObject([{ subject: 'City plan: 1 goal is waiting for you' }]);
      expect(mails[0]?.text).toContain('1 figure that a member entered waits for your yes.');
      expect(mails[0]?.text).toContain('https://goals.example.org/plans/plan1/my-work');
    });

    it.each([
      ['3', 1],
      ['4', 0],
    ])(
      'tell the lead of a department of its own goals: the goal is of department 3, they lead %s',
      async (departmentId, sent) => {
        const lead = await server.join('plan1', { id: 'head', firstName: 'Mary', departmentId, leadsDepartment: true });
        await ada({ method: 'PATCH', url: '/api/plans/plan1/goals/own', payload: { plan_dep_id: '3' } });
        await remindWeekly(lead);
        await enter(mary, 'own', '2026-10-01', 5);
        expect(await sendOn('2026-11-23')).toBe(sent);
      },
    );

    it.each([
      ['who has no reminder', async () => {}, 5],
      ['once none waits', () => remindWeekly(ada), null],
    ])('tell nothing to a lead %s', async (_, prepare, actual) => {
      await prepare();
      await enter(mary, 'own', '2026-10-01', 5);
      await enter(mary, 'own', '2026-10-01', actual);
      expect(await sendOn('2026-11-23')).toBe(0);
    });

    it('ask nobody for a figure they have submitted, until it is declined', async () => {
      await ask('weekly');
      await enter(mary, 'own', '2026-10-01', 5);
      expect(await sendOn('2026-11-23')).toBe(0);
      await ada({
        method: 'POST',
        url: '/api/plans/plan1/waiting-figures',
        payload: { seen: [{ id: 'own~2026-10-01', actual: 5 }], answer: 'no' },
      });
      expect(await sendOn('2026-11-30')).toBe(1);
      expect(mails[0]?.text).toContain('2 Plant <trees>: Oct 2026, was due by Nov 7, 2026');
    });
  });

  it('are told, set and ended by their reader', async () => {
    const told = async () => (await mary({ url })).json();
    expect(await told()).toEqual({ rhythm: 'never', is_possible: 1 });
    await ask('monthly');
    expect(await told()).toEqual({ rhythm: 'monthly', is_possible: 1 });
    await ask('never');
    expect(await told()).toEqual({ rhythm: 'never', is_possible: 1 });
    expect((await ask('daily')).statusCode).toBe(400);
    expect((await server.ask({ url })).statusCode).toBe(401);
  });
});

describe('the way out of a reminder', () => {
  let server: ExampleServer;
  let mary: Ask;

  beforeEach(async () => {
    server = await startExampleServer({ parts: { mail: MAIL }, fill: (store) => writeExamplePlan(store) });
    mary = await server.join(EXAMPLE_PLAN.id, { id: 'own', role: 'member' });
    await mary({ method: 'PUT', url, payload: { rhythm: 'weekly' } });
  });

  afterEach(() => server.close());

  const rhythm = async () => (await mary({ url })).json().rhythm;
  const stopPath = (memberId: string, signature: string) => `/reminders/stop/plan1/${memberId}/${signature}`;

  it.each(['GET', 'POST'] as const)('by %s, without signing in, ends them at once', async (method) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const own = createStopLinks(server.secret).signatureOf({ planId: 'plan1', memberId: 'own' });
    const body = method === 'POST' ? { headers: form, payload: 'List-Unsubscribe=One-Click' } : {};
    const reply = await server.ask({ method, url: stopPath('own', own), ...body });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.body).toContain('no more reminders');
    expect(await rhythm()).toBe('never');
  });

  it.each(['', 'x', '*', 'null'])('with the signature %j ends nothing', async (signature) => {
    expect((await server.ask({ url: stopPath('own', signature) })).statusCode).toBe(404);
    expect(await rhythm()).toBe('weekly');
  });

  it("with another member's signature ends nothing", async () => {
    const others = createStopLinks(server.secret).signatureOf({ planId: 'plan1', memberId: '7' });
    expect((await server.ask({ url: stopPath('own', others) })).statusCode).toBe(404);
    expect(await rhythm()).toBe('weekly');
  });
});
