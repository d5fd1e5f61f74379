import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { NewShare } from '#contract/share.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { Plan } from '#core/plan/plan.ts';
import { changeShare, createShare, isGuessablePassword, sharesQuery, shorten } from './shareCalls.ts';
import { isSameView, patchBetween, type RefusedPassword, requestOf, type ShareForm } from './shareForm.ts';

type Made = { readonly share: NewShare; readonly form: ShareForm; readonly shortUrl: string | null };

/** There is none until it is requested (rule 7.1). */
export type MadeShare = {
  readonly share: NewShare | null;
  readonly shortUrl: string | null;
  /** Whether the form says what the share does not do yet: it is applied by copying again. */
  readonly isChanged: boolean;
  readonly refused: RefusedPassword | null;
  /** Makes it, or updates the one made. Throws ApiError. */
  readonly ensure: () => Promise<NewShare>;
  readonly shorten: () => Promise<string>;
};

export function useMadeShare(
  form: ShareForm,
  {
    plan,
    criteria,
    year,
    revoked,
  }: {
    readonly plan: Plan;
    readonly criteria: FilterCriteria;
    readonly year: FiscalYear;
    /** One of these is made anew. */
    readonly revoked: ReadonlySet<string>;
  },
): MadeShare {
  const client = useQueryClient();
  const [made, setMade] = useState<Made | null>(null);
  const [refused, setRefused] = useState<RefusedPassword | null>(null);
  // A second click shares the request of the first.
  const making = useRef<Promise<Made> | null>(null);
  const { dateFormat } = plan;
  const isLive = made !== null && !revoked.has(made.share.id);
  const current = isLive && isSameView(made.form, form) ? made : null;

  async function make(): Promise<Made> {
    if (current === null) {
      const share = await createShare(plan.id, requestOf(form, { criteria, year, dateFormat }));
      return { share, form, shortUrl: null };
    }
    const patch = patchBetween(current.form, form, dateFormat);
    if (patch !== null) await changeShare(plan.id, current.share.id, patch);
    return { ...current, form };
  }

  async function ensureMade(): Promise<Made> {
    making.current ??= make()
      .catch((error: unknown) => {
        if (isGuessablePassword(error)) setRefused(form);
        throw error;
      })
      .finally(() => {
        making.current = null;
      });
    const next = await making.current;
    setMade(next);
    if (next !== current) void client.invalidateQueries({ queryKey: sharesQuery(plan.id).queryKey });
    return next;
  }

  return {
    share: current?.share ?? null,
    shortUrl: current?.shortUrl ?? null,
    isChanged: current !== null && patchBetween(current.form, form, dateFormat) !== null,
    refused,
    ensure: async () => (await ensureMade()).share,
    shorten: async () => {
      const next = await ensureMade();
      const shortUrl = next.shortUrl ?? (await shorten(next.share.long_url));
      setMade({ ...next, shortUrl });
      return shortUrl;
    },
  };
}
