import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { filterChips } from '#web/base/messages/filters/filterTexts.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { topLevel } from '#web/base/messages/names/planNames.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import { say as words } from '#web/base/messages/say.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { filterNamesOf } from '#web/plan/filters/filterNames.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import { useFilterContext } from '#web/plan/listing/useFilterContext.ts';
import { savedFiltersQuery } from '#web/plan/savedFilters/savedFiltersQuery.ts';
import { useAwaitedWork } from '#web/plan/work/useAwaitedWork.ts';
import { HiddenFromViewers } from './HiddenFromViewers.tsx';
import { hiddenFilter } from './hiddenFilter.ts';
import type { ShareForm } from './shareForm.ts';
import styles from './ViewersWillSee.module.css';
import { type SeenGoals, viewersSee } from './viewersSee.ts';

export function ViewersWillSee({
  form,
  criteria,
  longUrl,
}: {
  readonly form: ShareForm;
  readonly criteria: FilterCriteria;
  readonly longUrl: string | null;
}) {
  const shownPlan = usePlan();
  const { plan, currentYear, hasWork = false } = shownPlan;
  const year = form.year === 'current' ? currentYear : shownPlan.year;
  const { data: prepared = null } = useQuery(goalsQuery({ planId: plan.id, year, asOf: null }, shownPlan.goalCount));
  const { style, onlyTheseLevels } = form;
  const context = useFilterContext({ asksWork: criteria.work.length > 0 });
  const { isAwaited } = useAwaitedWork(criteria);
  const seen = useMemo(
    () => (prepared === null || isAwaited ? null : viewersSee(prepared, { style, onlyTheseLevels, criteria }, context)),
    [prepared, isAwaited, style, onlyTheseLevels, criteria, context],
  );
  const { data: saved = [] } = useQuery(savedFiltersQuery({ planId: plan.id, remote: null }, plan.dateFormat));
  const hidden = hiddenFilter(criteria, { fields: plan.fields, saved, hidesWork: !form.showsWork });
  const scope =
    prepared === null
      ? []
      : filterChips(hidden.told, filterNamesOf(shownPlan, prepared)).map(
          ({ label, values }) => `${words.labelled(label)} ${values.join(', ')}`,
        );
  const yearText = formatFiscalYear(year, plan.fiscalDisplay);
  return (
    <section className={styles.box} aria-live="polite">
      <header>
        <h3 className="small quiet">{say.willSee}</h3>
        {longUrl !== null && (
          <a href={longUrl} target="_blank" rel="noreferrer">
            {say.openAsViewer}
            <LateIcon name="open" size={12} />
          </a>
        )}
      </header>
      {seen === null ? (
        <p className="small quiet">{say.counting}</p>
      ) : (
        <>
          <b>{say.seen.listed(seen.listed, seen.total)}</b>
          <p className="small quiet">
            {(scope.length + hidden.fields.length === 0 && !hidden.isWorkHidden ? [say.seen.everything] : scope)
              .concat(yearText)
              .join(' · ')}
            . {sentences(seen, { form, top: topLevel(plan), fields: plan.fields, hasWork })}
          </p>
          <HiddenFromViewers hidden={hidden} isDynamic={style === 'dynamic'} />
        </>
      )}
    </section>
  );
}

function sentences(
  { listed, beneath, namedObjectives }: SeenGoals,
  {
    form: { style, hidesComments, hidesOwners, showsWork },
    top,
    fields,
    hasWork,
  }: {
    readonly form: ShareForm;
    readonly top: ReturnType<typeof topLevel>;
    readonly fields: readonly OwnField[];
    readonly hasWork: boolean;
  },
): string {
  const parts: string[] = [];
  if (listed + beneath === 0) parts.push(say.seen.nothing);
  else {
    const open = fields.filter((field) => field.public && !(hidesOwners && field.kind === 'person'));
    const names = open.map(({ name }) => name);
    parts.push(
      say.seen.with(!hidesOwners, !hidesComments),
      ...(showsWork && hasWork ? [say.seen.work] : []),
      ...(fields.length === 0 ? [] : [say.seen.own(names, fields.length - open.length)]),
    );
  }
  if (beneath > 0) parts.push(style === 'dynamic' ? say.seen.narrow(listed + beneath) : say.seen.beneath(beneath));
  if (namedObjectives > 0)
    parts.push(top === null ? say.seen.names(namedObjectives) : named.onlyNames(namedObjectives, top));
  return parts.join(' ');
}
