import { xmlTokens } from './xmlTokens.ts';

/** The texts that cells name by their place in the list; runs of one text are joined, reading aids left out. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text: string | null = null;
  let isInText = false;
  let isInReadingAid = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isInText && !isInReadingAid && text !== null) text += token.text;
      continue;
    }
    const isOpening = token.kind === 'open' && !token.isEmpty;
    if (token.name === 't') isInText = isOpening;
    if (token.name === 'rPh') isInReadingAid = isOpening;
    if (token.name !== 'si') continue;
    if (token.kind === 'close' || token.isEmpty) strings.push(unescapeCharacters(text ?? ''));
    text = isOpening ? '' : null;
  }
  return strings;
}

/** Characters that XML has no room for stand as `_x000D_`; such a text itself begins with `_x005F_`. */
export function unescapeCharacters(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replace(/_x([\dA-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(String(code), 16)))
    .toWellFormed();
}
