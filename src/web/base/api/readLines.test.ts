import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLines } from './readLines.ts';

function answer(pieces: readonly Uint8Array<ArrayBuffer>[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

async function linesIn(response: Response): Promise<unknown[]> {
  const lines: unknown[] = [];
  await readLines(response, (line) => lines.push(line));
  return lines;
}

it('reads every line, wherever the answer is cut on its way', async () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 7 }), fc.boolean(), async (lines, size, isEnded) => {
      const text = lines.map((line) => JSON.stringify(line)).join('\n') + (isEnded && lines.length > 0 ? '\n' : '');
      const bytes = new TextEncoder().encode(text);
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.slice(at * size, (at + 1) * size),
      );
      expect(await linesIn(answer(pieces))).toEqual(lines);
    }),
  );
});

it('refuses a line that was cut off', async () => {
  await expect(linesIn(new Response('{"a":1}\n{"b":'))).rejects.toThrow(SyntaxError);
});

it('has nothing to read of an answer without a body', async () => {
  expect(await linesIn(new Response(null))).toEqual([]);
});
