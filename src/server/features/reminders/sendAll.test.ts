import { expect, it } from 'vitest';
import { sendAll } from './sendAll.ts';

it('mails are sent a few at once, each once, and told in their order', async () => {
  let open = 0;
  let most = 0;
  const mails = Array.from({ length: 25 }, (_, at) => async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, at % 3));
    open -= 1;
    return `mail ${at}`;
  });
  const { outcomes } = await sendAll(mails);
  expect(outcomes).toEqual(mails.map((_, at) => `mail ${at}`));
  expect(most).toBe(4);
});

it('five hundred do not hold the request: it is answered after a moment, and the rest is sent', async () => {
  let sent = 0;
  const mails = Array.from({ length: 500 }, () => async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    sent += 1;
    return 'sent';
  });
  const { outcomes, rest } = await sendAll(mails, { waitsMs: 5 });
  expect(outcomes).toHaveLength(500);
  expect(outcomes).toContain(null);
  await rest;
  expect(sent).toBe(500);
});

it('no mails are answered for at once', async () => {
  expect((await sendAll([])).outcomes).toEqual([]);
});
