import { addresses, planDashboardPath } from '#contract/addresses.ts';
import { type DashboardState, DEFAULT_DASHBOARD, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import type { NewShare } from '#contract/share.ts';
import { visibleCriteria } from '#core/filter/cutCriteria.ts';
import type { Plan } from '#core/plan/plan.ts';
import { escapedMarkup } from '#server/platform/http/escapedMarkup.ts';
import type { Share } from './share.ts';

const EMBED = { width: 980, height: 930 };

export type ShareLinkParts = {
  readonly origin: string;
  readonly plan: Pick<Plan, 'id' | 'name' | 'fields'>;
  readonly share: Share;
  readonly token: string;
  readonly pictureToken: string;
};

export function shareLinks({ origin, plan, share, token, pictureToken }: ShareLinkParts): NewShare {
  const state = stateOf(share, token, plan);
  const page = `${origin}${planDashboardPath(plan.id)}`;
  const embedded = `${page}${writeDashboardQuery({ ...state, isEmbedded: true })}`;
  return {
    id: share.id,
    encv: token,
    long_url: `${page}${writeDashboardQuery(state)}`,
    embed: `<iframe src="${escapedMarkup(embedded)}" width="${EMBED.width}" height="${EMBED.height}" title="${escapedMarkup(plan.name)}" style="border:0;max-width:100%" loading="lazy" referrerpolicy="no-referrer"></iframe>`,
    health_meter_url: `${origin}${addresses.healthMeterSvg}?encv=${encodeURIComponent(pictureToken)}`,
  };
}

/**
 * encv, filters, rs and fiscal_year (rule 7.1). A share of the current year has none in its address,
 * which would become outdated; nor are own fields that are not public, or work that it hides, told by it.
 */
function stateOf(
  { style, ceiling, year, theme, hidesOwners, showsWork }: Share,
  token: string,
  { fields }: Pick<Plan, 'fields'>,
): DashboardState {
  const criteria = visibleCriteria(ceiling.criteria, {
    fields: fields.filter((field) => field.public),
    hidesOwners,
    hidesWork: !showsWork,
  });
  return {
    ...DEFAULT_DASHBOARD,
    shareToken: token,
    fiscalYear: year === 'current' ? null : year,
    filters: { ...NO_FILTER_PARAMS, criteria },
    shareStyle: style,
    theme: theme === 'auto' ? null : theme,
  };
}
