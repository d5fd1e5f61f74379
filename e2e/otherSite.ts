import { createServer, type Server } from 'node:http';

export type OtherSite = { readonly address: string; show(html: string): void; stop(): void };

/** Another site, on another port and so of another origin, that embeds what it is told to. */
export async function otherSite(): Promise<OtherSite> {
  let markup = '';
  const server: Server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(`<!doctype html><title>Another site</title>${markup}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const show = (html: string) => {
    markup = html;
  };
  return { address: `http://127.0.0.1:${port}`, show, stop: () => server.close() };
}
