import { readBlock, writeBlock } from '#web/base/ui/blockText.ts';

/** The cells of a column as spreadsheets put them on the clipboard. The last one needs its line break to be seen where it is empty. */
export function writeColumn(texts: readonly string[]): string {
  const block = writeBlock(texts.map((text) => [text]));
  return texts.at(-1) === '' || texts.length > 1 ? `${block}\n` : block;
}

/** Of rows with several cells the first of each. */
export function readColumn(text: string): string[] {
  return readBlock(text).map(([first = '']) => first);
}
