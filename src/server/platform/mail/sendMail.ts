import { isIP } from 'node:net';
import type { Transporter } from 'nodemailer';
import { Refusal } from '#server/base/errors.ts';
import type { Operation } from '#server/platform/operations/operation.ts';
import { GuardedSocket } from '#server/platform/outgoing/guardedSocket.ts';
import type { MailSettings } from './mailSettings.ts';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe (RFC 8058), for mail nobody asked for just now. */
  readonly unsubscribe?: string;
  readonly attachments?: readonly Attachment[];
};

export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** Shown in the letter, by this name, rather than beside it. */
  readonly cid?: string;
};

/** Resolves once the mail server accepted the mail. Throws Refusal (502), which contains no secrets. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Sends through the configured mail server; null where there is none. Connects on the first mail. Reports success and
 * failure to `operation`.
 */
export function createSendMail(settings: MailSettings | null, operation: Operation | null = null): SendMail | null {
  if (settings === null) return null;
  let transport: Promise<Transporter> | null = null;
  return async ({ to, subject, text, html, unsubscribe, attachments = [] }) => {
    try {
      transport ??= createTransport(settings);
      await (await transport).sendMail({
        from: { name: settings.fromName, address: settings.from },
        // An object, because a comma in a text would make two addresses.
        to: { name: '', address: to },
        subject: subject.replace(LINE_BREAKS, ' '),
        text,
        html,
        attachments: [...attachments],
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(unsubscribe) },
      });
      operation?.succeeded();
    } catch (error) {
      const refusal = notSent(error);
      if (!isOfReader(error)) operation?.failed(refusal.message);
      throw refusal;
    }
  };
}

/** Connects to the mail server and signs in, without sending anything. Null where that works, else the reason. */
export async function findMailProblem(settings: MailSettings): Promise<string | null> {
  const transport = await createTransport(settings);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return notSent(error).message;
  } finally {
    transport.close();
  }
}

/** Imported on use: most installations send no mail, and the library takes some MB of memory. */
async function createTransport({ host, port, isSecure, login }: MailSettings): Promise<Transporter> {
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport({
    host,
    port,
    secure: isSecure,
    // Requires TLS before a password is sent, except to this machine.
    requireTLS: login !== null && !isThisMachine(host),
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: CONNECTED_WITHIN,
    greetingTimeout: CONNECTED_WITHIN,
    socketTimeout: ANSWERED_WITHIN,
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_options, done) => connectTo({ host, port }, done),
  });
}

/** The environment names the mail server, wherever it lies. */
function connectTo(
  { host, port }: Pick<MailSettings, 'host' | 'port'>,
  done: (error: Error | null, socket?: { readonly connection: GuardedSocket }) => void,
): void {
  const socket = new GuardedSocket({ isOwnNetwork: true });
  const fail = (error: Error) => {
    socket.destroy();
    done(error);
  };
  const late = setTimeout(
    () => fail(Object.assign(new Error('Connection timeout'), { code: 'ETIMEDOUT' })),
    CONNECTED_WITHIN,
  );
  socket.once('error', fail);
  socket.once('connect', () => {
    clearTimeout(late);
    socket.off('error', fail);
    done(null, { connection: socket });
  });
  socket.once('close', () => clearTimeout(late));
  socket.connect(port, host);
}

const CONNECTED_WITHIN = 10_000;
const ANSWERED_WITHIN = 20_000;

const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

function unsubscribing(address: string | undefined): Record<string, string> {
  if (address === undefined) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The server refused this recipient only, which says nothing about other mails. */
function isOfReader(error: unknown): boolean {
  return error instanceof Error && 'command' in error && error.command === 'RCPT TO';
}

/** The mail server's text may quote the login or the reader's address: only its code is kept. */
function notSent(error: unknown): Refusal {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  return new Refusal({
    code: 'mail_not_sent',
    status: 502,
    message: `The mail server did not take the mail (${code}). Check MILEPOST_SMTP_URL, or try again later.`,
  });
}
