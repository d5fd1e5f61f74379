import { addresses } from '#contract/addresses.ts';
import { sendJson } from './fetchJson.ts';

/** Also where the session had ended already. */
export async function signOut(): Promise<void> {
  await sendJson(addresses.signOut, { body: {} }).catch(() => null);
  window.location.assign(addresses.dashboard);
}
