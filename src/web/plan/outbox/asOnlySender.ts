import { now } from '#web/base/time/clock.ts';

const NAME = 'milepost.outbox.sender';

/** How long a page without Web Locks is taken for the sender after its last sign of life; ms. */
const LEASE = 10_000;
const RENEWED_EVERY = 2_000;

/**
 * Does the work while no other page of this browser does it; waits until then. Pages without HTTPS have no Web Locks:
 * there the sender says every two seconds that it is there.
 */
export async function asOnlySender(work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  const { locks } = navigator;
  if (locks !== undefined) {
    await locks.request(NAME, { signal }, () => work(signal)).catch(ignoreAbort);
    return;
  }
  const own = String(Math.random());
  while (!signal.aborted && !takeLease(own)) await pause(RENEWED_EVERY);
  const renewing = setInterval(() => takeLease(own), RENEWED_EVERY);
  try {
    await work(signal);
  } finally {
    clearInterval(renewing);
    dropLease(own);
  }
}

/** False where another page has it. Without storage every page is alone. */
function takeLease(own: string): boolean {
  try {
    const [holder, until] = (localStorage.getItem(NAME) ?? '').split(' ');
    if (holder !== own && Number(until ?? 0) > now()) return false;
    localStorage.setItem(NAME, `${own} ${now() + LEASE}`);
  } catch {
    // Nothing is kept, so nothing is shared.
  }
  return true;
}

function dropLease(own: string): void {
  try {
    if (localStorage.getItem(NAME)?.startsWith(`${own} `)) localStorage.removeItem(NAME);
  } catch {
    // Nothing was kept.
  }
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
