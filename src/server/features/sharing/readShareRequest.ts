import * as z from 'zod';
import { FILTER_KEYS, readFilterParams } from '#contract/filterParams.ts';
import type { SharePatch, ShareRequest } from '#contract/share.ts';
import { readFiscalYear } from '#contract/wire/fiscalYear.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { knownCriteria } from '#core/filter/knownCriteria.ts';
import { ownFilterOf } from '#core/filter/ownFilter.ts';
import { NO_GOAL_HAS_WORK } from '#core/filter/workChoice.ts';
import type { Plan } from '#core/plan/plan.ts';
import { endOfDay, isoInstant, machineTime, timeOfInstant } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { refuseUnknownFields } from '#server/platform/http/refuseUnknownNames.ts';
import { readFrameAncestor } from './frameAncestor.ts';
import type { Share, ShareYear } from './share.ts';

export type StatedShare = Pick<
  Share,
  | 'style'
  | 'ceiling'
  | 'year'
  | 'handsOutFilters'
  | 'hidesComments'
  | 'hidesOwners'
  | 'showsNextSteps'
  | 'showsWork'
  | 'label'
  | 'theme'
  | 'language'
  | 'frameAncestors'
  | 'expiresAt'
> & {
  readonly password: string | null;
};

/** Strict. Throws Refusal (400) for anything unreadable: an ignored criterion would show more than its maker meant. */
export function readShareRequest(asked: ShareRequest, plan: Plan): StatedShare {
  return {
    style: asked.style,
    ceiling: { criteria: readCriteria(asked.filters, plan), onlyTheseLevels: isOn(asked.only_these_levels) },
    year: readShareYear(asked.fiscal_year),
    handsOutFilters: isOn(asked.hands_out_filters),
    hidesComments: isOn(asked.hides_comments),
    hidesOwners: isOn(asked.hides_owners),
    showsNextSteps: isOn(asked.shows_next_steps),
    showsWork: isOn(asked.shows_work),
    label: asked.label ?? '',
    theme: asked.theme ?? 'auto',
    language: asked.language ?? 'auto',
    frameAncestors: readFrameAncestors(asked.frame_ancestors ?? []),
    expiresAt: readExpiry(asked.expires_at ?? null, plan),
    password: asked.password ?? null,
  };
}

export type SharePatching = {
  readonly label?: string;
  readonly theme?: Share['theme'];
  readonly language?: Share['language'];
  readonly frameAncestors?: readonly string[];
  readonly expiresAt?: string | null;
  readonly password?: string | null;
  readonly isPaused?: boolean;
  readonly handsOutFilters?: boolean;
  readonly hidesComments?: boolean;
  readonly hidesOwners?: boolean;
  readonly showsNextSteps?: boolean;
  readonly showsWork?: boolean;
};

export function readSharePatch(asked: SharePatch, plan: Plan): SharePatching {
  const { label, theme, language, frame_ancestors: sites, expires_at: end, password, paused } = asked;
  return {
    ...(label === undefined ? {} : { label }),
    ...(theme === undefined ? {} : { theme }),
    ...(language === undefined ? {} : { language }),
    ...(sites === undefined ? {} : { frameAncestors: readFrameAncestors(sites) }),
    ...(end === undefined ? {} : { expiresAt: readExpiry(end, plan) }),
    ...(password === undefined ? {} : { password }),
    ...(paused === undefined ? {} : { isPaused: isOn(paused) }),
    ...(asked.hands_out_filters === undefined ? {} : { handsOutFilters: isOn(asked.hands_out_filters) }),
    ...(asked.hides_comments === undefined ? {} : { hidesComments: isOn(asked.hides_comments) }),
    ...(asked.hides_owners === undefined ? {} : { hidesOwners: isOn(asked.hides_owners) }),
    ...(asked.shows_next_steps === undefined ? {} : { showsNextSteps: isOn(asked.shows_next_steps) }),
    ...(asked.shows_work === undefined ? {} : { showsWork: isOn(asked.shows_work) }),
  };
}

function readCriteria(filters: ShareRequest['filters'], { dateFormat, fields }: Plan): FilterCriteria {
  const text = typeof filters === 'string' ? filters : JSON.stringify(filters);
  const { params, notices } = readFilterParams(text, dateFormat);
  refuseUnknownFields(filterKeys, jsonOf(text));
  const [notice] = notices;
  if (
    notice === undefined &&
    knownCriteria(params.criteria, { own: ownFilterOf(fields), work: NO_GOAL_HAS_WORK }) !== params.criteria
  )
    throw refused(
      'filters: own asks for a field that this plan does not have. Without it the link would show more than is meant.',
    );
  if (notice === undefined) return params.criteria;
  throw refused(
    notice.problem === 'wrongValue'
      ? `filters: ${notice.key} cannot be ${notice.value}. Without it the link would show more than is meant.`
      : 'filters must be the JSON text of filter values, up to 8192 bytes.',
  );
}

const filterKeys = z.object(Object.fromEntries(FILTER_KEYS.map((key) => [key, z.unknown()])));

/** Invalid JSON is reported as a notice. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function readShareYear(asked: number | string): ShareYear {
  const text = String(asked).trim();
  const year = /^current$/i.test(text) ? 'current' : readFiscalYear(text);
  if (year === null) throw refused('fiscal_year must be a year in four digits, ALL or current.');
  return year;
}

function readFrameAncestors(sites: readonly string[]): string[] {
  return sites.map((site) => {
    const source = readFrameAncestor(site);
    if (source === null) throw refused(`“${site}” is not the address of a website, such as example.org.`);
    return source;
  });
}

/** A date ends with its last moment in the plan's time zone. By the machine's clock, as sessions do. */
function readExpiry(text: string | null, { timeZone }: Plan): string | null {
  if (text === null) return null;
  const day = readIsoDate(text);
  const instant = day === null ? instantOf(text) : endOfDay(day, timeZone);
  if (instant === null)
    throw refused('The end of the link must be a date such as 2026-12-31, or an ISO instant (expires_at).');
  if (timeOfInstant(instant) <= machineTime()) throw refused('The end of the link lies in the past.');
  return instant;
}

function instantOf(text: string): string | null {
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? timeOfInstant(text) : Number.NaN;
  return Number.isNaN(time) ? null : isoInstant(time);
}

function isOn(asked: boolean | 0 | 1 | undefined): boolean {
  return asked === true || asked === 1;
}

function refused(message: string): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message });
}
