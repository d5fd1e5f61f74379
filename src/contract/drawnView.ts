/** The first view of a page as HTML, drawn on the server by the page's own components. */
export type DrawnView = {
  /** What stands in the root. */
  readonly html: string;
  /** The rules that this HTML uses. */
  readonly css: string;
  /** Attributes `data-…` of the document, without the prefix. */
  readonly dataset: Readonly<Record<string, string>>;
};

/**
 * What the file for the server exports, built from `web/app/drawView.tsx`. It is run for each view anew, in a
 * global scope with the address, the language and a `fetch` that answers what the asker may see. Null where the first
 * view is for the browser alone to draw.
 */
export type DrawView = (styles: string) => Promise<DrawnView | null>;

/** The global that holds the exports of that file. */
export const DRAWING_GLOBAL = 'milepostDrawing';

/** Beside the files of the page; not sent, as none whose name begins so. */
export const FIRST_VIEW_FILE = '.firstView.js';
