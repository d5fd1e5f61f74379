import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { CompressedBody, PLAIN, REPLY_QUALITY } from '#server/platform/http/compressed.ts';
import { etagOf } from '#server/platform/http/etag.ts';

export type PageFile = {
  readonly body: CompressedBody;
  readonly type: string;
  readonly etag: string;
  readonly isImmutable: boolean;
};

/** The files of a built page by their paths; what the build compressed (`.br`) is sent as it is. */
export function readPageFiles(folder: string): ReadonlyMap<string, PageFile> {
  const names = new Set(namesBelow(folder));
  return new Map(
    [...names].flatMap((name) => {
      if (name.endsWith(BROTLI)) return [];
      const path = `/${name.split(sep).join('/')}`;
      const brotli = names.has(name + BROTLI) ? readFileSync(join(folder, name + BROTLI)) : null;
      return [[path, pageFile(path, readFileSync(join(folder, name)), brotli)] as const];
    }),
  );
}

const BROTLI = '.br';

function pageFile(path: string, content: Buffer, brotli: Buffer | null): PageFile {
  const textType = TEXT_TYPES[extname(path)];
  return {
    body: new CompressedBody(content, { quality: textType === undefined ? PLAIN : REPLY_QUALITY, brotli }),
    type: textType ?? BINARY_TYPES[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(content),
    isImmutable: path.startsWith('/assets/'),
  };
}

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

/** The path of the page's style sheet; null where the page is not built. */
export function stylesOf(files: ReadonlyMap<string, PageFile>): string | null {
  return [...files.keys()].find((path) => path.endsWith('.css')) ?? null;
}
