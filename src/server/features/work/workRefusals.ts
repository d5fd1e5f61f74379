import { type Initiative, MOST_LINKS } from '#core/work/work.ts';
import { Refusal } from '#server/base/errors.ts';

export function workNotFound(): Refusal {
  return new Refusal({
    code: 'work_not_found',
    status: 404,
    message: 'There is no such initiative, milestone or decision in this plan.',
  });
}

export function endBeforeStart(): Refusal {
  return new Refusal({
    code: 'window_reversed',
    status: 400,
    message: 'The end lies before the start. Change one of the two days.',
  });
}

export function doneInFuture(): Refusal {
  return new Refusal({
    code: 'done_in_future',
    status: 400,
    message: 'The day on which it was done has not come yet. Leave it open until then.',
  });
}

export function tooManyLinks(count: number): Refusal {
  return new Refusal({
    code: 'too_many_links',
    status: 400,
    message: `At most ${MOST_LINKS} things may be linked to one; these are ${count}. Leave some out.`,
    details: { most: MOST_LINKS, count },
  });
}

export function linkedToNothing(): Refusal {
  return new Refusal({
    code: 'linked_to_nothing',
    status: 400,
    message: 'Name at least one goal or initiative that it is for.',
  });
}

export function ofOneThing(): Refusal {
  return new Refusal({
    code: 'of_one_thing',
    status: 400,
    message: 'A milestone is of an initiative or of a goal: name one of the two.',
  });
}

/** `way`: from what was changed back to itself. */
export function linksBack(way: readonly Pick<Initiative, 'id' | 'title' | 'archivedAt'>[]): Refusal {
  const named = way.slice(0, MOST_NAMED);
  const titles = named.map(({ title, archivedAt }) => `“${title}”${archivedAt === null ? '' : ' (archived)'}`);
  const more = way.length > MOST_NAMED ? [`${way.length - MOST_NAMED} more`] : [];
  const steps = [...titles, ...more, ...titles.slice(0, 1)].join(', then ');
  return new Refusal({
    code: 'links_back',
    status: 409,
    message: `It would have to be finished before it starts: ${steps}. Remove one of these links first.`,
    details: { way: named.map(({ id, title }) => ({ id, title })) },
  });
}

const MOST_NAMED = 10;

export function hasMilestones(): Refusal {
  return new Refusal({
    code: 'has_milestones',
    status: 409,
    message: 'Milestones have been added to this initiative since. Archive it instead.',
  });
}

export function unknownMember(): Refusal {
  return new Refusal({ code: 'unknown_member', status: 400, message: 'The owner is not a member of the plan.' });
}

export function unknownDepartment(): Refusal {
  return new Refusal({ code: 'unknown_department', status: 400, message: 'There is no such department in the plan.' });
}
