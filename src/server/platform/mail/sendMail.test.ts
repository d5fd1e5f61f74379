import { afterEach, expect, it } from 'vitest';
import { Refusal } from '#server/base/errors.ts';
import { readConfig } from '#server/config.ts';
import { Operation } from '#server/platform/operations/operation.ts';
import { type ExampleMailServer, startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import { createSendMail, type Mail } from './sendMail.ts';

let server: ExampleMailServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const MAIL: Mail = { to: 'eve@example.org', subject: 'Häuser', text: 'Grüße, Zeile', html: '<p>Grüße, Zeile</p>' };

function sending(url: string, from?: string) {
  const send = createSendMail(readConfig({ MILEPOST_SMTP_URL: url, MILEPOST_SMTP_FROM: from }).mail);
  if (send === null) throw new Error('There is a mail server.');
  return send;
}

async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.catch((thrown: unknown) => thrown);
  if (error instanceof Refusal) return error;
  throw new Error('It was not refused.');
}

it('goes out to the one reader, as text and as HTML', async () => {
  server = await startExampleMailServer();
  await sending(server.url, 'City goals <plan@example.org>')(MAIL);
  const [mail] = server.mails;
  expect(server.mails).toHaveLength(1);
  expect(mail).toMatchObject({ from: 'plan@example.org', to: ['eve@example.org'] });
  expect(mail?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?H=C3=A4user\?=/m);
  expect(mail?.raw).toMatch(/^From: City goals <plan@example\.org>/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(mail?.raw).not.toMatch(/^List-Unsubscribe/m);
  expect(mail?.text).toContain('<p>Grüße, Zeile</p>');
});

it('carries the address that ends it with one click', async () => {
  server = await startExampleMailServer();
  await sending(server.url)({ ...MAIL, unsubscribe: 'https://goals.example.org/x' });
  expect(server.mails[0]?.raw).toMatch(/^List-Unsubscribe: <https:\/\/goals\.example\.org\/x>/m);
  expect(server.mails[0]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
});

it('signs in where the address names a user', async () => {
  server = await startExampleMailServer();
  await sending(server.url.replace('//', '//ada%40example.org:se%3Acret@'))(MAIL);
  expect(server.login()).toBe('ada@example.org:se:cret');
  expect(server.mails[0]?.from).toBe('ada@example.org');
});

it.each([
  ['a second reader', { to: 'eve@example.org, mallory@example.org' }],
  ['a second reader on a line of its own', { to: 'eve@example.org\r\nBcc: mallory@example.org' }],
  ['a header in the subject', { subject: 'Hello\r\nBcc: mallory@example.org' }],
])('cannot be given %s', async (_, part) => {
  server = await startExampleMailServer();
  await sending(server.url)({ ...MAIL, ...part }).catch(() => null);
  expect(server.mails.flatMap(({ to }) => to)).not.toContain('mallory@example.org');
  expect(server.mails[0]?.raw ?? '').not.toMatch(/^Bcc:/m);
});

it.each(['login', 'recipient'] as const)('refused by the server (%s) says so without any secret', async (refuses) => {
  server = await startExampleMailServer({ refuses });
  const refusal = await refusalOf(sending(server.url.replace('//', '//ada:secret@'))(MAIL));
  expect(refusal).toMatchObject({ code: 'mail_not_sent', status: 502 });
  expect(JSON.stringify([refusal.message, refusal.details, String(refusal.cause), refusal.stack])).not.toContain(
    'secret',
  );
});

it('without a server that answers says so', async () => {
  server = await startExampleMailServer();
  const { url } = server;
  await server.close();
  server = null;
  expect((await refusalOf(sending(url)(MAIL))).message).toMatch(/^The mail server did not take the mail \(E\w+\)\./);
});

it('tells how it goes, and nothing of a reader whose box is not there', async () => {
  const operation = new Operation({ name: 'mail', isOn: true, warn: () => {} });
  const send = (url: string) => createSendMail(readConfig({ MILEPOST_SMTP_URL: url }).mail, operation)?.(MAIL);
  server = await startExampleMailServer({ refuses: 'recipient' });
  await refusalOf(Promise.resolve(send(server.url)));
  expect(operation.state).toBe('unknown');
  await refusalOf(Promise.resolve(send('smtp://127.0.0.1:1')));
  expect([operation.state, operation.reason]).toEqual(['failing', expect.stringContaining('MILEPOST_SMTP_URL')]);
  await server.close();
  server = await startExampleMailServer();
  await send(server.url);
  expect(operation.state).toBe('working');
});

it('is not there where none is configured', () => {
  expect(createSendMail(readConfig({}).mail)).toBeNull();
});

it('never sends a password in the clear to another machine', async () => {
  server = await startExampleMailServer();
  // Leads to this machine but is not recognised as it: the server offers no TLS, so nothing is sent.
  const url = server.url.replace('127.0.0.1', '0.0.0.0').replace('//', '//ada:secret@');
  await refusalOf(sending(url)(MAIL));
  expect(server.login()).toBeNull();
});
