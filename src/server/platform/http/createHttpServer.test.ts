import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { createHttpServer } from './createHttpServer.ts';

const app = createHttpServer({ trustedProxies: [] });
app.get('/', { schema: { headers: z.looseObject({ 'x-count': z.string().max(2) }) } }, ({ headers }) => headers);

afterEach(() => app.close());

it('headers are checked by their schema, and stay as they came', async () => {
  const ask = (count: string) => app.inject({ url: '/', headers: { 'x-count': count, 'x-other': 'b' } });
  expect((await ask('123')).statusCode).toBe(400);
  const reply = await ask('12');
  expect([reply.statusCode, reply.json()]).toEqual([200, expect.objectContaining({ 'x-count': '12', 'x-other': 'b' })]);
});
