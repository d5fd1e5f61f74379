import { Refusal } from '#server/base/errors.ts';

export function refused(status: number, code: string, message: string): Refusal {
  return new Refusal({ status, code, message });
}
