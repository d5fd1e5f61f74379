import { Refusal } from '#server/base/errors.ts';

const WRONG: ReadonlySet<string> = new Set(['wrong_password', 'wrong_code']);

export function withTriesLeft(left: number): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal) || !WRONG.has(error.code)) throw error;
    const { code, status, message } = error;
    throw new Refusal({ code, status, message, details: { tries_left: left } });
  };
}
