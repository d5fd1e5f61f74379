import { useId, useState } from 'react';
import type { ImportAnswers, ImportDraft, SettingDiff } from '#contract/importDraft.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { formatDate, formatFullValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/import.ts';
import { MONTHS, WEEKDAYS } from '#web/base/time/calendarNames.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import styles from './BeforePanel.module.css';
import { wordText } from './rowText.ts';

/** Where the plan and the file are set up differently, each setting with both values; a plan that is there may take it. */
export function SettingsTaken({
  draft: { settings, plan },
  isBusy,
  onAnswer,
}: {
  readonly draft: ImportDraft;
  readonly isBusy: boolean;
  readonly onAnswer: (answers: ImportAnswers) => void;
}) {
  const id = useId();
  /** Said here a moment ago, while the import is worked out with it. */
  const [said, setSaid] = useState<readonly string[] | null>(null);
  const taken = said ?? settings.filter((each) => each.is_taken).map(({ setting }) => setting);

  function take(setting: string, isTaken: boolean) {
    const others = taken.filter((each) => each !== setting);
    const next = isTaken ? [...others, setting] : others;
    setSaid(next);
    onAnswer({ take_settings: next });
  }

  return (
    <section className={styles.settings} aria-label={say.settingsTitle}>
      <h4>{say.settingsTitle}</h4>
      <p>{plan.isNew ? say.settingsChosen : say.settingsText}</p>
      <ul>
        {settings.map((each, at) => {
          const { setting, before, after, fixed } = each;
          return (
            <li key={setting}>
              <label htmlFor={`${id} ${at}`}>
                {!plan.isNew && (
                  <Checkbox
                    id={`${id} ${at}`}
                    checked={taken.includes(setting)}
                    disabled={isBusy || fixed !== null}
                    onChange={({ target }) => take(setting, target.checked)}
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

/** As fiscal years are written, by the words of files. */
const DISPLAYS: ReadonlyMap<string, string> = new Map([
  ['startYear', 'FY25'],
  ['endYear', 'FY26'],
  ['bothYears', 'FY25/26'],
  ['fullYear', '2025'],
]);

function nameOf(setting: string): string {
  return NAMES.get(setting) ?? setting;
}

function textOf({ setting }: SettingDiff, value: string | number | null, plan: ImportDraft['plan']): string {
  if (value === null) return say.nothing;
  const text = String(value);
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
