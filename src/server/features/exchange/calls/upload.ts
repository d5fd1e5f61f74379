import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_MAX_FILES } from '#contract/importDraft.ts';
import { Refusal } from '#server/base/errors.ts';
import { PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import { checkText } from '#server/platform/http/plainJson.ts';
import { formParts } from './formParts.ts';

/** Files and fields of a form. */
export type Upload = { readonly files: readonly SourceFile[]; readonly fields: ReadonlyMap<string, string> };

/** The parts of a form have heads of their own. */
const MAX_FORM_HEADS = 64 * 1024;
const MOST_PARTS = 40;
const LONGEST_NAME = 200;

/** Lets the routes of a scope take multipart forms, as large as one file may be; anything larger is 413 unread. */
export function acceptUploads(scope: FastifyInstance): void {
  scope.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: PAGE_LIMITS.bytes + MAX_FORM_HEADS },
    async (request: FastifyRequest, body: Buffer) => readUpload(body, request.headers['content-type'] ?? ''),
  );
}

/** Reads a multipart form. Throws Refusal (400) for one that is damaged, has no file, or too many parts. */
export function readUpload(body: Buffer, contentType: string): Upload {
  const parts = formParts(body, contentType);
  if (parts === null) throw refused('The form is damaged: it could not be taken apart.');
  if (parts.length > MOST_PARTS) throw refused(`A form of more than ${MOST_PARTS} parts is not read.`);
  const files: SourceFile[] = [];
  const fields = new Map<string, string>();
  for (const { name, fileName: given, content } of parts) {
    if (given !== null) files.push({ name: fileName(given), bytes: content });
    else {
      const text = content.toString();
      checkText(text);
      fields.set(name, text);
    }
  }
  if (files.length === 0) throw refused('There is no file in the form: send it as the part “file”.');
  if (files.length > UPLOAD_MAX_FILES) throw refused(`At most ${UPLOAD_MAX_FILES} files go into one import.`);
  return { files, fields };
}

/** Only shown and looked at for its ending; never a path. */
function fileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(-LONGEST_NAME);
  return clean === '' ? 'file.csv' : clean;
}

function refused(message: string): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message });
}
