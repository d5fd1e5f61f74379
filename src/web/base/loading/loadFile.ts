/** The addresses of files of the page that did not come. */
const missed = new Set<string>();

let again = 0;

/**
 * Loads a file of the page. Browsers of before 2026 remember a file that did not come and never ask for it again, so
 * that the second time it is asked for under another address: the browser's error says the first.
 */
export async function loadFile<Module>(
  load: () => Promise<Module>,
  loadFrom: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): Promise<Module> {
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
