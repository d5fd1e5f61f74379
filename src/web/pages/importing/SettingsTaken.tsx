import { useId } from 'react';
import type { ImportDraft, SettingDiff } from '#contract/importDraft.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { formatDate, formatFullValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/import.ts';
import { MONTHS, WEEKDAYS } from '#web/base/time/calendarNames.ts';
import { AnsweredCheckbox } from './AnsweredCheckbox.tsx';
import styles from './BeforePanel.module.css';
import { ownFieldOf, ownFieldText } from './ownFieldSetting.ts';
import { wordText } from './rowText.ts';
import type { Importing } from './useImport.ts';

/** The settings that differ, each with the plan's and the file's value; an existing plan may take the file's. */
export function SettingsTaken({
  importing,
  draft: { settings, plan },
}: {
  readonly importing: Importing;
  readonly draft: ImportDraft;
}) {
  const id = useId();
  const taken = settings.filter((each) => each.is_taken).map(({ setting }) => setting);

  function take(setting: string, isTaken: boolean) {
    const others = taken.filter((each) => each !== setting);
    void importing.answer({ take_settings: isTaken ? [...others, setting] : others });
  }

  return (
    <section className={styles.settings} aria-label={say.settingsTitle}>
      <h4>{say.settingsTitle}</h4>
      <p>{plan.isNew ? say.settingsChosen : say.settingsText}</p>
      <ul>
        {settings.map((each) => {
          const { setting, before, after, fixed } = each;
          return (
            <li key={setting}>
              <label htmlFor={`${id}-${setting}`}>
                {!plan.isNew && (
                  <AnsweredCheckbox
                    importing={importing}
                    id={`${id}-${setting}`}
                    checked={each.is_taken}
                    disabled={importing.isBusy || fixed !== null}
                    onAnswer={(isTaken) => take(setting, isTaken)}
                  />
                )}
                <span>
                  <strong>{nameOf(setting)}</strong>{' '}
                  {say.settingValues(textOf(each, before, plan), textOf(each, after, plan))}
                </span>
              </label>
              {fixed !== null && !plan.isNew && <small>{say.settingFixed[fixed]}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(say.settings));

const WEEKDAY_WORDS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** How fiscal years are written, by the names used in files. */
const DISPLAYS: ReadonlyMap<string, string> = new Map([
  ['startYear', 'FY25'],
  ['endYear', 'FY26'],
  ['bothYears', 'FY25/26'],
  ['fullYear', '2025'],
]);

function nameOf(setting: string): string {
  const ownField = ownFieldOf(setting);
  return ownField === null ? (NAMES.get(setting) ?? setting) : say.ownField(ownField);
}

function textOf({ setting }: SettingDiff, value: string | number | null, plan: ImportDraft['plan']): string {
  if (value === null) return say.nothing;
  const text = String(value);
  if (ownFieldOf(setting) !== null) return ownFieldText(text);
  switch (setting) {
    case 'fiscal_month':
      return MONTHS[Number(value) - 1] ?? text;
    case 'week_start':
      return WEEKDAYS[WEEKDAY_WORDS.indexOf(text)] ?? text;
    case 'fiscal_display':
      return DISPLAYS.get(text) ?? text;
    case 'on_target':
    case 'off_target':
      return formatFullValue(Number(value) * 100, { valueType: 'percent', currency: plan.currency, unit: '' });
    case 'outlook':
      return wordText(text);
    case 'closed_until': {
      const day = readIsoDate(text);
      return day === null ? text : formatDate(day, plan.date_format);
    }
    default:
      return text;
  }
}
