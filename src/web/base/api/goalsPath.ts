import { addresses } from '#contract/addresses.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';

export function goalsPath(planId: string, year: FiscalYear): string {
  const query = new URLSearchParams({ fiscal_year: year === 'ALL' ? '0' : String(year), plan_id: planId });
  return `${addresses.goals}?${query}`;
}
