import { escapedMarkup } from '#server/platform/http/escapedMarkup.ts';

export type Letter = {
  readonly language: string;
  readonly heading: string;
  readonly paragraphs: readonly LetterParagraph[];
  readonly action: LetterLink | null;
  readonly foot: readonly (string | LetterLink)[];
};

/** The accent of Milepost on white; an organisation's own takes its place (`houseLetter.ts`). */
export const LETTER_ACCENT = '#2b59c3';

/** Where the content begins, and a logo before it. */
export const LETTER_START = '<div style="max-width:560px;margin:0 auto">';

/** A text, or lines of which each may lead somewhere. */
export type LetterParagraph = string | readonly LetterLine[];

export type LetterLine = { readonly text: string; readonly href: string | null };

export type LetterLink = { readonly label: string; readonly href: string };

/** A letter as plain text and as HTML of the same words, without pictures or remote content. */
export function letterBody(letter: Letter): { readonly text: string; readonly html: string } {
  return { text: textOf(letter), html: htmlOf(letter) };
}

function textOf({ heading, paragraphs, action, foot }: Letter): string {
  const link = action === null ? [] : [linkText(action)];
  const small = foot.map((each) => (typeof each === 'string' ? each : linkText(each)));
  return `${[heading, ...paragraphs.map(paragraphText), ...link, ...(small.length > 0 ? ['-- ', ...small] : [])].join('\n\n')}\n`;
}

function paragraphText(paragraph: LetterParagraph): string {
  if (typeof paragraph === 'string') return paragraph;
  return paragraph.map(({ text, href }) => (href === null ? text : `${text}\n  ${href}`)).join('\n');
}

/** The words of a paragraph, without where they lead. */
export function paragraphWords(paragraph: LetterParagraph): string {
  return typeof paragraph === 'string' ? paragraph : paragraph.map(({ text }) => text).join('\n');
}

function linkText({ label, href }: LetterLink): string {
  return `${label}:\n${href}`;
}

function footMarkup(foot: string | LetterLink): string {
  if (typeof foot === 'string') return escapedMarkup(foot);
  return linkMarkup(foot.label, foot.href);
}

function paragraphMarkup(paragraph: LetterParagraph): string {
  if (typeof paragraph === 'string') return linesMarkup(paragraph);
  return paragraph.map(({ text, href }) => (href === null ? escapedMarkup(text) : linkMarkup(text, href))).join('<br>');
}

function linkMarkup(label: string, href: string): string {
  return `<a href="${escapedMarkup(href)}" style="color:${LETTER_ACCENT}">${escapedMarkup(label)}</a>`;
}

/** Not every mail program keeps line breaks. */
function linesMarkup(text: string): string {
  return escapedMarkup(text).replaceAll('\n', '<br>');
}

function htmlOf({ language, heading, paragraphs, action, foot }: Letter): string {
  const button =
    action === null
      ? ''
      : `<p style="margin:24px 0"><a href="${escapedMarkup(action.href)}" style="${BUTTON}">${escapedMarkup(action.label)}</a></p><p style="${SMALL};word-break:break-all">${escapedMarkup(action.href)}</p>`;
  return `<!doctype html><html lang="${escapedMarkup(language)}"><head><meta charset="utf-8"><title>${escapedMarkup(heading)}</title></head><body style="${BODY}">${LETTER_START}<h1 style="font-size:20px;line-height:28px;margin:0 0 16px">${escapedMarkup(heading)}</h1>${paragraphs.map((text) => `<p style="margin:0 0 12px">${paragraphMarkup(text)}</p>`).join('')}${button}${foot.map((each) => `<p style="${SMALL}">${footMarkup(each)}</p>`).join('')}</div></body></html>`;
}

const BODY = 'margin:0;padding:24px;font:14px/20px system-ui,sans-serif;color:#14181f;background:#ffffff';
const BUTTON = `display:inline-block;padding:10px 16px;border-radius:8px;background:${LETTER_ACCENT};color:#ffffff;text-decoration:none;font-weight:600`;
const SMALL = 'margin:0 0 8px;font-size:12px;line-height:16px;color:#5f6978';
