/** One part of a form: a file where it has a file name, else a field. */
export type FormPart = { readonly name: string; readonly fileName: string | null; readonly content: Buffer };

/**
 * The parts of a multipart form (RFC 7578), in order. Contents are views of the body: ten megabytes are neither copied
 * nor looked at byte by byte by the thread that answers. Null for a body that is none, or damaged.
 */
export function formParts(body: Buffer, contentType: string): readonly FormPart[] | null {
  const boundary = BOUNDARY.exec(contentType)?.slice(1).find(Boolean);
  if (boundary === undefined || !body.subarray(0, 2 + boundary.length).equals(Buffer.from(`--${boundary}`)))
    return null;
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const parts: FormPart[] = [];
  let at = delimiter.length - LINE_END.length;
  while (!body.subarray(at, at + END.length).equals(END)) {
    const headsEnd = body.indexOf(HEADS_END, at);
    if (headsEnd < 0 || headsEnd - at > MOST_HEADS || parts.length === MOST_PARTS) return null;
    const start = headsEnd + HEADS_END.length;
    // A part without content has its delimiter where its heads end.
    const end = body.indexOf(delimiter, start - LINE_END.length);
    const part = partOf(body.subarray(at, headsEnd).toString(), body.subarray(start, Math.max(start, end)));
    if (end < 0 || part === null) return null;
    parts.push(part);
    at = end + delimiter.length;
  }
  return parts;
}

const BOUNDARY = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const LINE_END = Buffer.from('\r\n');
const HEADS_END = Buffer.from('\r\n\r\n');
const END = Buffer.from('--');
const MOST_HEADS = 8 * 1024;
const MOST_PARTS = 100;

function partOf(heads: string, content: Buffer): FormPart | null {
  const disposition = /^\r\ncontent-disposition:[ \t]*form-data(;[^\r\n]*)/im.exec(heads)?.[1];
  const name = parameterOf(disposition ?? '', 'name');
  return name === null ? null : { name, fileName: parameterOf(disposition ?? '', 'filename'), content };
}

/** Browsers write a quote and line ends in a name by their codes. */
function parameterOf(disposition: string, parameter: string): string | null {
  const value = new RegExp(`;[ \\t]*${parameter}="([^"]*)"`, 'i').exec(disposition)?.[1];
  return value?.replace(/%22|%0D|%0A/gi, (code) => decodeURIComponent(code)) ?? null;
}
