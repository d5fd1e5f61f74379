import { createHash } from 'node:crypto';
import type { DrawnView } from '#contract/drawnView.ts';
import { escapedMarkup } from '#server/platform/http/escapedMarkup.ts';
import type { Drawing } from './globalsOf.ts';
import { STARTER } from './starter.ts';

export type DrawnPage = {
  readonly html: string;
  /** Of the style and the script that stand in the page, for its content policy. */
  readonly inline: { readonly style: string; readonly script: string };
};

const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const STYLES = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/;
const NO_SCRIPT = /\s*<noscript>[^<]*<\/noscript>/;
const ROOT = '<div id="root"></div>';

/** The page with its first view in it; null where it cannot stand in the page. */
export function drawnPage(index: string, view: DrawnView, { language, isNarrow }: Drawing): DrawnPage | null {
  const script = SCRIPT.exec(index)?.[1];
  const styles = STYLES.exec(index)?.[1];
  if (script === undefined || styles === undefined || view.css.includes('</')) return null;
  const dataset = Object.entries(view.dataset).map(([name, value]) => ` data-${name}="${escapedMarkup(value)}"`);
  const root = `<div id="root" data-language="${language}" data-narrow="${isNarrow}">${view.html}</div>`;
  const html = index
    .replace(/<html\b/, () => `<html${dataset.join('')}`)
    .replace(/ lang="[^"]*"/, () => ` lang="${language}"`)
    .replace(SCRIPT, '')
    .replace(STYLES, () => `<style>${view.css}</style>`)
    .replace(NO_SCRIPT, '')
    .replace(ROOT, () => `${root}<script data-script="${script}" data-styles="${styles}">${STARTER}</script>`);
  return { html, inline: { style: hashOf(view.css), script: hashOf(STARTER) } };
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
