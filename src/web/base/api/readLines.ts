import { createYielder } from './yielder.ts';

/** Parses an answer of JSON lines as they arrive, so that the page stays responsive. Throws where a line is cut off. */
export async function readLines<Line>(response: Response, onLine: (line: Line) => void): Promise<void> {
  if (response.body === null) return;
  const breathe = createYielder();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let begun: string[] = [];
  for (;;) {
    const { value: text, done } = await reader.read();
    if (done) break;
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      begun.push(text.slice(from, end));
      onLine(JSON.parse(begun.join('')));
      begun = [];
      from = end + 1;
      await breathe();
    }
    if (from < text.length) begun.push(text.slice(from));
  }
  if (begun.length > 0) onLine(JSON.parse(begun.join('')));
}
