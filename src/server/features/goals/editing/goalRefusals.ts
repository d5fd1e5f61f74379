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

/** For figures and targets, and for what contradicts how such a goal is measured. */
export function byMilestones(): Refusal {
  return collides(
    'measured_by_milestones',
    'This goal is measured by its milestones: its figures and targets follow from them, and it is a Current percent that goes up. Change the milestones, or how the goal is measured.',
  );
}
