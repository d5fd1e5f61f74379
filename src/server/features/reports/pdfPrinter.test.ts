import { expect, it } from 'vitest';
import { createPdfPrinter } from './pdfPrinter.ts';

it('where no browser starts a report is refused in a sentence, and the next one tries again', async () => {
  let tried = 0;
  const printer = createPdfPrinter({
    launch: async () => {
      tried += 1;
      throw new Error('spawn chromium ENOEXEC');
    },
  });
  const wanted = { path: '/', locale: 'en', asker: 'a test', answer: () => expect.fail('nothing is asked') };
  for (const times of [1, 2]) {
    await expect(printer.print(wanted)).rejects.toMatchObject({
      code: 'no_browser',
      status: 503,
      message: expect.stringContaining('milepost doctor'),
    });
    expect(tried).toBe(times);
  }
  await printer.close();
});
