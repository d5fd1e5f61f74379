import { Refusal } from '#server/base/errors.ts';

const WRONG: ReadonlySet<string> = new Set(['wrong_password', 'wrong_code']);

/** Says in the refusal of a wrong password or code how often one may try again before having to wait. */
export function withTriesLeft(left: number): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal) || !WRONG.has(error.code)) throw error;
    const { code, status, message } = error;
    throw new Refusal({ code, status, message, details: { tries_left: left } });
  };
}
