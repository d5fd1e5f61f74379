import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src', 'web');

/** These throw where the browser is busy with another popover or dialog, and an effect that throws takes the page with it. */
const THROWING = /\.(showPopover|hidePopover|togglePopover|showModal)\(/;

it('popovers and dialogs are shown and hidden by ui/openPopover.ts and ui/openModal.ts alone, which never throw', () => {
  const others = globSync('**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/^base.ui.open(OnTop|Popover|Modal)\./.test(file))
    .filter((file) => THROWING.test(readFileSync(join(web, file), 'utf8')));
  expect(others).toEqual([]);
});
