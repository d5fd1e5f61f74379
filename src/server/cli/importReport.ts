import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileNotWritten } from '#server/base/fileNotWritten.ts';
import type { FoundGroup } from '#server/features/exchange/preparing/base/findings.ts';
import type { ImportResult } from '#server/features/exchange/runImport.ts';

type Written = Pick<ImportResult, 'preview' | 'planId' | 'version'>;

/** Writes everything found as JSON, in pieces: a report of millions of rows does not fit in memory. `file` is the full path. */
export async function writeImportReport(file: string, result: Written): Promise<void> {
  try {
    await pipeline(Readable.from(pieces(reportText(result))), createWriteStream(file));
  } catch (error) {
    throw fileNotWritten(file, error);
  }
}

function* reportText({ preview, planId, version }: Written): Generator<string> {
  const { groups, ...rest } = preview;
  const report = { ...rest, plan: { ...preview.plan, id: planId }, isApplied: version !== null, version };
  yield `${JSON.stringify(report, null, 2).slice(0, -2)},\n  "groups": [`;
  for (const [index, group] of groups.entries()) {
    yield index === 0 ? '\n' : ',\n';
    yield* groupText(group);
  }
  yield `${groups.length === 0 ? '' : '\n  '}]\n}\n`;
}

function* groupText({ findings, ...group }: FoundGroup): Generator<string> {
  yield `    ${JSON.stringify(group).slice(0, -1)},"findings":[`;
  let mark = '\n      ';
  for (const finding of findings) {
    yield `${mark}${JSON.stringify(finding)}`;
    mark = ',\n      ';
  }
  yield '\n    ]}';
}

const PIECE = 1 << 16;

/** Many small writes are slower than few large ones. */
function* pieces(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
