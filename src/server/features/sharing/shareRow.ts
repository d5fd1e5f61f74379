import * as z from 'zod';
import { SHARE_STYLES } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS, readFilterParams, writeFilterParams } from '#contract/filterParams.ts';
import { SHARE_LANGUAGES } from '#contract/language.ts';
import { SHARE_THEMES } from '#contract/share.ts';
import { readFiscalYear, writeFiscalYear } from '#contract/wire/fiscalYear.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { flag, flagOf, wordOf } from '#server/store/rows/rowReading.ts';
import type { ShareTables } from '#server/store/rows/tables.ts';
import type { Share, ShareYear } from './share.ts';

type ShareRow = ShareTables['share'];

/** Throws Error where the stored value is impossible: an unreadable ceiling lets nothing through. */
export function shareOf(row: ShareRow): Share {
  return {
    id: row.id,
    planId: row.plan_id,
    style: wordOf(row, 'style', SHARE_STYLES),
    ceiling: { criteria: criteriaOf(row), onlyTheseLevels: flagOf(row, 'only_these_levels') },
    year: yearOf(row),
    handsOutFilters: flagOf(row, 'hands_out_filters'),
    hidesComments: flagOf(row, 'hides_comments'),
    hidesOwners: flagOf(row, 'hides_owners'),
    showsNextSteps: flagOf(row, 'shows_next_steps'),
    showsWork: flagOf(row, 'shows_work'),
    label: row.label,
    theme: wordOf(row, 'theme', SHARE_THEMES),
    language: wordOf(row, 'language', SHARE_LANGUAGES),
    frameAncestors: sites.parse(JSON.parse(row.frame_ancestors)),
    passwordHash: row.password_hash,
    hint: row.hint,
    maker: { memberId: row.member_id, name: row.by_name },
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    pausedAt: row.paused_at,
    views: row.views,
    lastSeenAt: row.last_seen_at,
  };
}

export function shareRowOf(share: Share): ShareRow {
  return {
    plan_id: share.planId,
    id: share.id,
    style: share.style,
    filter_params: criteriaText(share.ceiling.criteria),
    fiscal_year: shareYearText(share.year),
    only_these_levels: flag(share.ceiling.onlyTheseLevels),
    hands_out_filters: flag(share.handsOutFilters),
    hides_comments: flag(share.hidesComments),
    hides_owners: flag(share.hidesOwners),
    shows_next_steps: flag(share.showsNextSteps),
    shows_work: flag(share.showsWork),
    label: share.label,
    theme: share.theme,
    language: share.language,
    frame_ancestors: JSON.stringify(share.frameAncestors),
    password_hash: share.passwordHash,
    hint: share.hint,
    member_id: share.maker.memberId,
    by_name: share.maker.name,
    created_at: share.createdAt,
    expires_at: share.expiresAt,
    paused_at: share.pausedAt,
    views: share.views,
    last_seen_at: share.lastSeenAt,
  };
}

/** As filter_params, without names, because only ids decide. */
export function criteriaText(criteria: FilterCriteria): string {
  return writeFilterParams({ ...NO_FILTER_PARAMS, criteria });
}

export function shareYearText(year: ShareYear): string {
  return year === 'current' ? year : writeFiscalYear(year);
}

const sites = z.array(z.string());

function criteriaOf({ id, filter_params: text }: ShareRow): FilterCriteria {
  // Its dates are YYYY-MM-DD, which every plan's date format reads the same.
  const { params, notices } = readFilterParams(text, 'M/D/Y');
  if (notices.length > 0) throw new Error(`The filter of the share ${id} cannot be read.`);
  return params.criteria;
}

function yearOf({ id, fiscal_year: text }: ShareRow): ShareYear {
  const year = text === 'current' ? text : readFiscalYear(text);
  if (year === null) throw new Error(`The fiscal year of the share ${id} cannot be read.`);
  return year;
}
