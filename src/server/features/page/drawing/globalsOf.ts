import type { Language } from '#contract/language.ts';

export type Drawing = {
  readonly url: string;
  readonly language: Language;
  readonly isNarrow: boolean;
};

/** What waits longer than this belongs to no first view; ms. */
const LONGEST_TIMER = 50;

const NOBODY_LISTENS = { addEventListener: () => {}, removeEventListener: () => {} };

class NothingChanges {
  observe(): void {}
  disconnect(): void {}
}

/**
 * What the page finds in its global scope while its first view is drawn: an address, languages, a width, and answers to
 * its calls. No document to be drawn in, no storage, no network. `end` frees what it took.
 */
export function globalsOf(
  { url, language, isNarrow }: Drawing,
  ask: (path: string) => Promise<string | null>,
): { readonly globals: Record<string, unknown>; end(): void } {
  const ports: { close(): void }[] = [];
  class OwnChannel extends MessageChannel {
    constructor() {
      super();
      ports.push(this.port1);
    }
  }
  const globals: Record<string, unknown> = {
    location: new URL(url),
    navigator: { languages: [language], language, onLine: true },
    history: { state: null },
    document: { documentElement: { dataset: {}, getAttribute: () => null, lang: language }, ...NOBODY_LISTENS },
    matchMedia: () => ({ matches: isNarrow, ...NOBODY_LISTENS }),
    fetch: async (path: string) => {
      const body = await ask(path);
      return body === null ? new Response('{}', { status: 404 }) : new Response(body);
    },
    setTimeout: (work: () => void, delay = 0) => (delay > LONGEST_TIMER ? 0 : setTimeout(work, delay)),
    clearTimeout,
    setInterval: () => 0,
    clearInterval: () => {},
    queueMicrotask,
    performance,
    console,
    AbortController,
    AbortSignal,
    DOMException,
    Event,
    EventTarget,
    Headers,
    MessageChannel: OwnChannel,
    MutationObserver: NothingChanges,
    ReadableStream,
    Response,
    TextDecoder,
    TextEncoder,
    TransformStream,
    URL,
    URLSearchParams,
    ...NOBODY_LISTENS,
  };
  globals.window = globals;
  globals.self = globals;
  // A channel that is listened to would keep all of its drawing in memory.
  const end = () => {
    for (const port of ports) port.close();
  };
  return { globals, end };
}
