import type { ImportReason, ImportReasonCode } from '#contract/importReason.ts';
import { importReasons } from '#languages/en/page/importReasons.ts';

/** A reason by its code, for whoever reads it to have it in their own language. */
export function why(code: ImportReasonCode, ...values: readonly (string | number | undefined)[]): ImportReason {
  return { code, values: values.map((value) => String(value ?? '')) };
}

/** The same in English, as calls and commands say it. */
export function whyText({ code, values }: ImportReason): string {
  return importReasons[code](values);
}
