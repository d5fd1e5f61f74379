import { createServer } from 'node:net';

/** A mail server on this machine that keeps what it is given. */
export type Mailbox = {
  readonly url: string;
  linkTo(email: string): Promise<string>;
  /** The texts of the mails to somebody so far. */
  textsTo(email: string): readonly string[];
  close(): Promise<void>;
};

export async function openMailbox(): Promise<Mailbox> {
  const mails: { readonly to: string; readonly text: string }[] = [];
  const server = createServer((socket) => {
    let rest = '';
    let to = '';
    let isMail = false;
    socket.setEncoding('utf8');
    socket.write('220 here\r\n');
    socket.on('data', (chunk: string) => {
      rest += chunk;
      while (true) {
        const end = rest.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = rest.slice(0, end);
        rest = rest.slice(end + (isMail ? 5 : 2));
        if (isMail) mails.push({ to, text: unquoted(piece) });
        else if (piece.startsWith('RCPT')) to = /<([^>]*)>/.exec(piece)?.[1] ?? '';
        const wasMail = isMail;
        isMail = !wasMail && piece.startsWith('DATA');
        socket.write(isMail ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    linkTo: async (email) => {
      const until = performance.now() + 10_000;
      while (performance.now() < until) {
        const mail = mails.findLast((each) => each.to === email);
        const link = /http\S+\?token=[\w-]+/.exec(mail?.text ?? '')?.[0];
        if (link !== undefined) return link;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No mail with a link came to ${email}.`);
    },
    textsTo: (email) => mails.filter(({ to }) => to === email).map(({ text }) => text),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function unquoted(raw: string): string {
  return raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
