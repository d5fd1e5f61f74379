import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRINT_STATE } from '#contract/printedReport.ts';
import { createPdfPrinter } from './pdfPrinter.ts';

/** Browsers that this process has started, as the system lists them. */
function browsers(): { readonly environment: readonly string[]; readonly uid: string; readonly words: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        const isOurs = status.includes(`PPid:\t${process.pid}\n`) && words.includes('--remote-debugging-pipe');
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        return isOurs ? [{ environment, words, uid: /^Uid:\t(\d+)/m.exec(status)?.[1] ?? '' }] : [];
      } catch {
        return [];
      }
    });
}

it('the browser that prints has listed names of the environment, and is nobody where root starts it', {
  timeout: 120_000,
}, async () => {
  process.env.MILEPOST_ADMIN_PASSWORD = 'correct horse';
  process.env.DATABASE_URL = 'postgres://ada:secret@127.0.0.1/none';
  const seen: ReturnType<typeof browsers> = [];
  const printer = createPdfPrinter();
  try {
    const pdf = await printer.print({
      path: '/',
      locale: 'en',
      asker: 'a test',
      answer: async () => {
        seen.push(...browsers());
        const body = Buffer.from(`<!doctype html><html ${PRINT_STATE}="ready"><body>A report</body></html>`);
        return { status: 200, headers: { 'content-type': 'text/html' }, body };
      },
    });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  } finally {
    await printer.close();
    delete process.env.MILEPOST_ADMIN_PASSWORD;
    delete process.env.DATABASE_URL;
  }
  const [browser] = seen;
  const names = browser?.environment.map((line) => line.split('=')[0] ?? '') ?? [];
  expect(names).toContain('PATH');
  const listed =
    /^(PATH|HOME|PWD|OLDPWD|_|SHLVL|LANG|LC_ALL|TZ|TMPDIR|LD_LIBRARY_PATH|FONTCONFIG_FILE|BROWSER_PROGRAM|SSL_.*|NODE_.*|MALLOC_.*|)$/;
  expect(names.filter((name) => !listed.test(name))).toEqual([]);
  if (process.getuid?.() === 0) expect(browser?.uid).toBe('65534');
});
