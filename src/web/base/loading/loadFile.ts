import { loadTexts } from '#web/base/messages/messagesOf.ts';

const missed = new Set<string>();

let again = 0;

/**
 * Loads a file of the page, after the texts of its language. Browsers before 2026 cache a failed import forever, so that a retry needs another URL:
 * the error message contains the first.
 */
export async function loadFile<Module>(
  load: () => Promise<Module>,
  loadFrom: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): Promise<Module> {
  await loadTexts();
  try {
    return await load();
  } catch (error) {
    const address = /https?:\S+\.js/.exec(String(error))?.[0];
    if (address === undefined) throw error;
    if (missed.has(address)) return loadFrom(`${address}?again=${++again}`);
    missed.add(address);
    throw error;
  }
}
