import { useId } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { AnsweredCheckbox } from './AnsweredCheckbox.tsx';
import styles from './BeforePanel.module.css';
import { settingName, settingText } from './settingText.ts';
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
                  <strong>{settingName(setting)}</strong>{' '}
                  {say.settingValues(settingText(setting, before, plan), settingText(setting, after, plan))}
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
