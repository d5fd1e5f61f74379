import { expect, it } from 'vitest';
import { originOf } from './origin.ts';

it.each([
  [{ protocol: 'http', host: 'localhost:4600' }, null, 'http://localhost:4600'],
  [{ protocol: 'https', host: 'Plan.Example.ORG' }, null, 'https://plan.example.org'],
  [{ protocol: 'http', host: 'plan.example.org:80' }, null, 'http://plan.example.org'],
  [{ protocol: 'http', host: 'user@evil.example' }, 'https://plan.example.org', 'https://plan.example.org'],
  [{ protocol: 'http', host: 'a b' }, null, 'http://localhost'],
] as const)('links made for %j, with the public address %j, begin with %s', (request, publicUrl, origin) => {
  expect(originOf(request, publicUrl)).toBe(origin);
});
