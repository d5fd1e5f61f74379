import { Refusal } from '#server/base/errors.ts';

export function goalNotFound(): Refusal {
  return new Refusal({ code: 'goal_not_found', status: 404, message: 'There is no such goal in this plan.' });
}

export function badRequest(message: string, code = 'bad_request'): Refusal {
  return new Refusal({ code, status: 400, message });
}

export function collides(code: string, message: string): Refusal {
  return new Refusal({ code, status: 409, message });
}
