import { openVisit } from './address.ts';
import { askToLeave } from './leaving.ts';
import { tellProblem } from './navigationProblem.ts';
import { forgetScroll, keepScroll } from './scrollPlace.ts';
import { tellLeft } from './whenLeft.ts';

/** What of the application is told here, which knows no page. */
export type Pages = {
  /** Whether a page is shown in this document; everything else is loaded by its address. */
  readonly isInPlace: (to: URL) => boolean;
  /** Fetches the code of a page. */
  readonly load: (to: URL) => Promise<unknown>;
  /** Whether the server can be reached. */
  readonly isReachable: () => Promise<boolean>;
};

/** Code that takes longer is said to be on its way; ms. */
const SAID_AFTER = 300;

let pages: Pages | null = null;
let latest = 0;

export function setPages(given: Pages): void {
  pages = given;
}

export function isInPlace(to: URL): boolean {
  return pages?.isInPlace(to) === true;
}

/** Fetches a page's code before it is asked for; whoever asks for it hears of failures. */
export function prepare(to: URL): void {
  pages?.load(to).catch(() => null);
}

/** Opens an address as a link to it does: in this document, or by loading it. */
export async function goTo(address: string, { replace = false }: { readonly replace?: boolean } = {}): Promise<void> {
  const to = new URL(address, window.location.href);
  if (pages === null || !pages.isInPlace(to)) return loadAddress(to.href, replace);
  latest += 1;
  const own = latest;
  tellProblem(null);
  if (!navigator.onLine) return tellProblem({ address });
  if (!(await askToLeave())) return;
  // A file that was missed is asked for under another address the second time.
  const isThere = (await loaded(pages, to)) || (await loaded(pages, to));
  // Another link was pressed meanwhile.
  if (own !== latest) return;
  if (isThere) return showPage(to, replace);
  // Where the server answers, a new release has removed the file: its page is loaded instead.
  if (await pages.isReachable()) loadAddress(to.href, replace);
  else if (own === latest) tellProblem({ address });
}

async function loaded(from: Pages, to: URL): Promise<boolean> {
  const root = document.documentElement;
  const timer = window.setTimeout(() => root.setAttribute('data-opening', ''), SAID_AFTER);
  try {
    await from.load(to);
    return true;
  } catch {
    return false;
  } finally {
    window.clearTimeout(timer);
    root.removeAttribute('data-opening');
  }
}

function showPage(to: URL, replace: boolean): void {
  tellLeft({ isAddressKept: true });
  keepScroll();
  openVisit(to.href, { replace });
  forgetScroll();
}

function loadAddress(address: string, replace: boolean): void {
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}
