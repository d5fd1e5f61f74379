import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { CompressedBody, FILE_QUALITY, PLAIN } from '#server/platform/http/compressed.ts';
import { etagOf } from '#server/platform/http/etag.ts';

/** One file of the built page, ready to be sent. */
export type PageFile = {
  readonly body: CompressedBody;
  readonly type: string;
  /** Strong, of the content. */
  readonly etag: string;
  /** Its name holds a hash of its content, so it never changes. */
  readonly isImmutable: boolean;
};

/** The files of a folder by their paths, such as /assets/index-3f2a.js; none where the page is not built. */
export function readPageFiles(folder: string): ReadonlyMap<string, PageFile> {
  return new Map(
    namesBelow(folder).map((name) => {
      const path = `/${name.split(sep).join('/')}`;
      return [path, pageFile(path, readFileSync(join(folder, name)))];
    }),
  );
}

function pageFile(path: string, content: Buffer): PageFile {
  const textType = TEXT_TYPES[extname(path)];
  return {
    body: new CompressedBody(content, textType === undefined ? PLAIN : FILE_QUALITY),
    type: textType ?? BINARY_TYPES[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(content),
    isImmutable: path.startsWith('/assets/'),
  };
}

/** Files whose names begin with a dot are the build's own. */
function namesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Worth compressing. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const BINARY_TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
