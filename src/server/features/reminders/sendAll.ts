/** So many mails are on their way at once. */
const AT_ONCE = 4;

/** How long an asker waits for the mail server; the rest is sent after the answer. In milliseconds. */
const WAITS_MS = 3_000;

/** What became of each mail so far, in their order; null for those that are still to be sent. */
export type SentSoFar = {
  readonly outcomes: readonly (string | null)[];
  /** Resolves when all are sent or refused. */
  readonly rest: Promise<void>;
};

/** Sends mails, a few at once, and answers after a moment at the latest: five hundred must not hold a request. */
export async function sendAll(
  mails: readonly (() => Promise<string>)[],
  { waitsMs = WAITS_MS }: { readonly waitsMs?: number } = {},
): Promise<SentSoFar> {
  const outcomes: (string | null)[] = mails.map(() => null);
  const waiting = [...mails.entries()];
  const sender = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, send] = next;
      outcomes[at] = await send();
    }
  };
  const rest = Promise.all(Array.from({ length: AT_ONCE }, sender)).then(() => {});
  let timer: NodeJS.Timeout | undefined;
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitsMs);
  });
  await Promise.race([rest, moment]);
  clearTimeout(timer);
  return { outcomes: [...outcomes], rest };
}
