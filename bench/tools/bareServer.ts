import { spawn } from 'node:child_process';

/** A server that does nothing but send so many bytes, or 304 to whoever has them; in a process of its own, as Milepost is. */
export async function startBareServer(bytes: number): Promise<{ readonly address: string; readonly stop: () => void }> {
  const script = `const body = Buffer.alloc(${bytes}, 'x');
    require('node:http').createServer((request, reply) => {
      if (request.headers['if-none-match']) { reply.writeHead(304, { etag: 'known' }); reply.end(); return; }
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length, etag: 'known' });
      reply.end(body);
    }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  return { address: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}
