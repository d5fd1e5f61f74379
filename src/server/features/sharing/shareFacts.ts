import { encodeFiscalYear, encodeFlag } from '#contract/wire/codes.ts';
import type { Share } from './share.ts';
import { criteriaText } from './shareRow.ts';

/** Never a token, a password or a hash. */
export function shareFactsOf(share: Share) {
  return {
    label: share.label,
    style: share.style,
    filters: criteriaText(share.ceiling.criteria),
    fiscal_year: share.year === 'current' ? share.year : encodeFiscalYear(share.year),
    only_these_levels: encodeFlag(share.ceiling.onlyTheseLevels),
    hands_out_filters: encodeFlag(share.handsOutFilters),
    hides_comments: encodeFlag(share.hidesComments),
    hides_owners: encodeFlag(share.hidesOwners),
    shows_next_steps: encodeFlag(share.showsNextSteps),
    shows_work: encodeFlag(share.showsWork),
    theme: share.theme,
    language: share.language,
    frame_ancestors: [...share.frameAncestors],
    has_password: encodeFlag(share.passwordHash !== null),
    expires_at: share.expiresAt,
    paused_at: share.pausedAt,
  };
}
