import type { FoundReason, FoundReasonCode } from '#contract/foundReason.ts';
import { foundReasons } from '#languages/en/page/foundReasons.ts';

/** A reason by its code, for whoever reads it to have it in their own language. */
export function because(code: FoundReasonCode, ...values: readonly (string | number)[]): FoundReason {
  return { code, values: values.map(String) };
}

/** The same in English, as reports and commands say it. */
export function reasonText({ code, values }: FoundReason): string {
  return foundReasons[code](values);
}
