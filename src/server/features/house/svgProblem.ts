import type { PictureProblem } from '#contract/house.ts';
import { isDecodable, rasterPicture } from './pictureSize.ts';

const MOST_ELEMENTS = 5000;
const MOST_DEPTH = 100;

/** Elements once everything that is referred to stands in its place. */
const MOST_DRAWN = 20_000;

/** They draw into surfaces of a size of their own, however small the picture is. */
const UNBOUNDED = new Set(['filter', 'pattern']);

const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const EMBEDDED = /^data:image\/(?:png|jpe?g|gif);base64,/i;
const NOT_DRAWN = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/g;
const STYLES = /<style\b[\s\S]*?<\/style\s*>/gi;
const LINK = /url\(\s*["']?#([^"')\s]+)/g;

/** Names in which a letter written as its number would hide what is referred to. */
const PLAIN_ONLY = /^(?!aria-|data-)/;

type Element = { readonly refersTo: string[]; readonly children: Element[] };

/**
 * Why an SVG is not drawn; null where it may be. It is drawn by a library that reads files and multiplies what is
 * referred to, so both are ruled out here. Scripts, events and foreign content are not: they are not drawn.
 */
export function svgProblem(source: string): PictureProblem | null {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) return 'picture_too_intricate';
  const text = source.replace(NOT_DRAWN, '');
  const root: Element = { refersTo: [], children: [] };
  const open: Element[] = [root];
  const byId = new Map<string, Element>();
  let count = 0;
  for (const [, closing, qualified = '', rest = ''] of text.matchAll(TAG)) {
    const name = qualified.replace(/^.*:/, '');
    if (closing === '/') {
      if (open.length > 1) open.pop();
      continue;
    }
    count += 1;
    if (count === 1 && name !== 'svg') return 'picture_unknown';
    if (count > MOST_ELEMENTS || open.length > MOST_DEPTH || UNBOUNDED.has(name)) return 'picture_too_intricate';
    const element: Element = { refersTo: [], children: [] };
    for (const [, attribute = '', double, single] of rest.matchAll(ATTRIBUTE)) {
      const value = (double ?? single ?? '').trim();
      if (PLAIN_ONLY.test(attribute) && value.includes('&#')) return 'picture_too_intricate';
      if (attribute === 'id') byId.set(value, element);
      const problem = /(^|:)href$/.test(attribute) && name !== 'a' ? hrefProblem(value, element) : null;
      if (problem !== null) return problem;
      for (const [, target = ''] of value.matchAll(LINK)) element.refersTo.push(target);
    }
    open.at(-1)?.children.push(element);
    if (!rest.trimEnd().endsWith('/')) open.push(element);
  }
  if (count === 0) return 'picture_unknown';
  // A rule of a style may be that of any element.
  const styled = [...source.matchAll(STYLES)].flatMap(([style]) => [...style.matchAll(LINK)].map(([, id = '']) => id));
  const everywhere: Element = { refersTo: styled, children: [] };
  const drawn = drawnBy(root, byId) + count * (drawnBy(everywhere, byId) - 1);
  return drawn > MOST_DRAWN ? 'picture_too_intricate' : null;
}

/** Only what lies within the picture may be named: a part of it, or a picture in it that could be uploaded itself. */
function hrefProblem(value: string, element: Element): PictureProblem | null {
  if (value.startsWith('#')) {
    element.refersTo.push(value.slice(1));
    return null;
  }
  const head = EMBEDDED.exec(value)?.[0];
  if (head === undefined) return 'picture_outside';
  const picture = rasterPicture(Buffer.from(value.slice(head.length), 'base64'));
  if (picture === null) return 'picture_unreadable';
  return isDecodable(picture) ? null : 'picture_too_wide';
}

/** What refers to itself, over however many steps, would be drawn without end. */
function drawnBy(root: Element, byId: ReadonlyMap<string, Element>): number {
  const known = new Map<Element, number>();
  const walk = (element: Element): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    known.set(element, Number.POSITIVE_INFINITY);
    const parts = [...element.children, ...element.refersTo.flatMap((id) => byId.get(id) ?? [])];
    const drawn = parts.reduce((sum, part) => sum + walk(part), 1);
    known.set(element, drawn);
    return drawn;
  };
  return walk(root);
}
