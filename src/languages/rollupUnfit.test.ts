import { expect, it } from 'vitest';
import { goalFields as de } from './de/page/goalFields.ts';
import { goalForm as deForm } from './de/page/goalForm.ts';
import { goalFields as en } from './en/page/goalFields.ts';
import { goalForm as enForm } from './en/page/goalForm.ts';
import { goalFields as es } from './es/page/goalFields.ts';
import { goalForm as esForm } from './es/page/goalForm.ts';
import { goalFields as fr } from './fr/page/goalFields.ts';
import { goalForm as frForm } from './fr/page/goalForm.ts';

it.each([
  ['en', en, enForm],
  ['de', de, deForm],
  ['es', es, esForm],
  ['fr', fr, frForm],
] as const)(
  'a goal that does not fit its roll-up is told how to leave it, in the words of the form: %s',
  (_, fields, form) => {
    const said = form.refusals.rollup_unfit;
    expect(said).toContain(fields.words.rollup.none);
    expect(said).toContain(fields.names.rollup);
    expect(said).toContain(form.more);
  },
);
