import { createServer, type Socket } from 'node:net';
import { listening } from './listening.ts';

export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly text: string;
};

export type ExampleMailServer = {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  readonly login: () => string | null;
  close(): Promise<void>;
};

export async function startExampleMailServer({
  refuses = null,
}: {
  readonly refuses?: 'login' | 'recipient' | null;
} = {}): Promise<ExampleMailServer> {
  const mails: ReceivedMail[] = [];
  let login: string | null = null;
  const server = createServer((socket) => {
    const session = { from: '', to: [] as string[] };
    answerLines(
      socket,
      (line) => {
        const command = line.slice(0, 4).toUpperCase();
        if (command === 'EHLO') return '250-example\r\n250-8BITMIME\r\n250 AUTH PLAIN';
        if (command === 'AUTH') {
          login = Buffer.from(line.split(' ')[2] ?? '', 'base64')
            .toString()
            .split('\0')
            .slice(1)
            .join(':');
          return refuses === 'login' ? `535 not you, ${login}` : '235 welcome';
        }
        if (command === 'MAIL') session.from = addressIn(line);
        if (command === 'RCPT') {
          if (refuses === 'recipient') return '550 no such box';
          session.to.push(addressIn(line));
        }
        if (command === 'DATA') return '354 go on';
        if (command === 'STAR') return '502 no TLS here';
        return command === 'QUIT' ? '221 bye' : '250 ok';
      },
      (raw) => {
        mails.push({ from: session.from, to: [...session.to], raw, text: unquoted(raw) });
        session.to.length = 0;
      },
    );
  });
  const port = await listening(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    login: () => login,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answerLines(socket: Socket, answer: (line: string) => string, take: (raw: string) => void): void {
  let rest = '';
  let isMail = false;
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.write('220 example\r\n');
  socket.on('data', (chunk: string) => {
    rest += chunk;
    while (true) {
      const end = rest.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const piece = rest.slice(0, end);
      rest = rest.slice(end + (isMail ? 5 : 2));
      if (isMail) take(piece.replace(/^\.\./gm, '.'));
      const reply = isMail ? '250 taken' : answer(piece);
      isMail = reply.startsWith('354');
      socket.write(`${reply}\r\n`);
    }
  });
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}

function unquoted(raw: string): string {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
