import { type KeyboardEvent, useId, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { NO_FILTER_PARAMS, writeFilterParams } from '#contract/filterParams.ts';
import { TV_SECONDS, tvAddressOf } from '#contract/tvAddress.ts';
import { writeFiscalYear } from '#contract/wire/fiscalYear.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import type { LateIconName } from '#web/base/ui/LateIcon.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { HandedOut } from './HandedOut.tsx';
import styles from './ShareTabs.module.css';
import { type ShareForm, sitesIn } from './shareForm.ts';
import type { MadeShare } from './useMadeShare.ts';

type Tab = (typeof TABS)[number];
const TABS = ['link', 'embed', 'meter', 'screen'] as const;
const ICONS: Readonly<Record<Tab, LateIconName>> = { link: 'link', embed: 'code', meter: 'gauge', screen: 'monitor' };

export function ShareTabs({
  form,
  criteria,
  made,
  isHeld,
}: {
  readonly form: ShareForm;
  readonly criteria: FilterCriteria;
  readonly made: MadeShare;
  /** Something in the form has to be corrected first. */
  readonly isHeld: boolean;
}) {
  const [tab, setTab] = useState<Tab>('link');
  const id = useId();
  const { share, shortUrl } = made;
  const [isShort, setShort] = useState(false);

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const inline = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step;
    const next = TABS[(TABS.indexOf(tab) + inline + TABS.length) % TABS.length] ?? tab;
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <div>
      <div role="tablist" aria-label={say.tabs} className={styles.tabs} onKeyDown={handleKey}>
        {TABS.map((each) => (
          <button
            key={each}
            id={`${id}-${each}`}
            type="button"
            role="tab"
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => setTab(each)}
          >
            <LateIcon name={ICONS[each]} />
            {say[each]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {tab === 'link' && (
          <HandedOut
            key="link"
            label={say.address}
            text={(isShort ? shortUrl : null) ?? share?.long_url ?? null}
            placeholder={say.notMade}
            button={say.copyLink}
            isHeld={isHeld}
            isChanged={made.isChanged}
            make={async () => (isShort ? made.shorten() : (await made.ensure()).long_url)}
            toggle={{
              isShort,
              shorten: async () => {
                await made.shorten();
                setShort(true);
              },
              expand: () => setShort(false),
            }}
            note={form.password === '' ? say.anyone : say.anyoneWithPassword}
            noteIcon="eye"
          />
        )}
        {tab === 'embed' && (
          <HandedOut
            key="embed"
            label={say.snippet}
            text={share?.embed ?? null}
            isLong
            placeholder={say.snippetNotMade}
            button={say.copy}
            isHeld={isHeld}
            isChanged={made.isChanged}
            make={async () => (await made.ensure()).embed}
            note={sitesIn(form.sites).length === 0 ? say.framedByNone : say.framedBy(sitesIn(form.sites).join(', '))}
            noteIcon={sitesIn(form.sites).length === 0 ? 'warning' : 'shield'}
          />
        )}
        {tab === 'screen' && (
          <HandedOut
            key="screen"
            label={say.address}
            text={share === null ? null : tvAddressOf(share.long_url)}
            placeholder={say.notMade}
            button={say.copy}
            isHeld={isHeld}
            isChanged={made.isChanged}
            make={async () => tvAddressOf((await made.ensure()).long_url)}
            note={say.screenText(TV_SECONDS.usual)}
            noteIcon="monitor"
          />
        )}
        {tab === 'meter' && (
          <div className={styles.meter}>
            <MeterNow form={form} criteria={criteria} />
            <HandedOut
              key="meter"
              label={say.address}
              text={share?.health_meter_url ?? null}
              placeholder={say.notMade}
              button={say.copy}
              isHeld={isHeld}
              isChanged={made.isChanged}
              make={async () => (await made.ensure()).health_meter_url}
              note={say.meterText}
              noteIcon="gauge"
            />
          </div>
        )}
      </div>
    </div>
  );
}

function MeterNow({ form, criteria }: { readonly form: ShareForm; readonly criteria: FilterCriteria }) {
  const { plan, year, currentYear } = usePlan();
  const query = new URLSearchParams({
    plan_id: plan.id,
    lang: form.language === 'auto' ? language : form.language,
    fiscal_year: writeFiscalYear(form.year === 'current' ? currentYear : year),
    filters: writeFilterParams({ ...NO_FILTER_PARAMS, criteria }),
    theme: form.theme,
  });
  return <img src={`${addresses.healthMeterSvg}?${query}`} alt={say.meterNow} width={176} height={110} />;
}
