import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { PRINT_STATE } from '#contract/printedReport.ts';
import { createPdfPrinter } from './pdfPrinter.ts';

let listener: Server;
afterEach(() => listener.close());

const SETTLES_MS = 1_500;

it('a report that tries to ask something else while it is printed reaches nothing', { timeout: 60_000 }, async () => {
  let arrived = 0;
  listener = createServer((socket) => {
    arrived += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const printer = createPdfPrinter();
  const hosts = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'].map(
    (host) => `${host}:${port}`,
  );
  const pdf = await printer.print({
    path: '/',
    locale: 'en',
    asker: 'a test',
    answer: async () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from(pageThatAsks(hosts)),
    }),
  });
  await printer.close();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(arrived).toBe(0);
});

function pageThatAsks(hosts: readonly string[]): string {
  return `<!doctype html><html><head>${hosts
    .map((host) => `<link rel="preconnect" href="http://${host}"><link rel="dns-prefetch" href="http://${host}">`)
    .join('')}</head><body>${hosts
    .map(
      (host) =>
        `<img src="http://${host}/a.png"><img src="https://${host}/a.png"><iframe src="http://${host}/"></iframe><script src="http://${host}/a.js"></script>`,
    )
    .join('')}<script>
for (const host of ${JSON.stringify(hosts)}) {
  fetch('http://' + host + '/').catch(() => {});
  fetch('https://' + host + '/', { method: 'POST', mode: 'no-cors' }).catch(() => {});
  try { new WebSocket('ws://' + host + '/'); } catch {}
  try { new EventSource('http://' + host + '/'); } catch {}
  navigator.sendBeacon('http://' + host + '/', 'x');
  try {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: 'turn:' + host + '?transport=tcp', username: 'a', credential: 'b' }] });
    peer.createDataChannel('x');
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  } catch {}
}
setTimeout(() => document.documentElement.setAttribute('${PRINT_STATE}', 'ready'), ${SETTLES_MS});
</script></body></html>`;
}
