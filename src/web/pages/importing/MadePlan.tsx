import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import styles from './BeforePanel.module.css';
import { settingName, settingText } from './settingText.ts';

/** The plan that the import makes: what it is called and set to, and who says so. */
export function MadePlan({
  draft: { plan, made_settings: settings },
  isOpen,
}: {
  readonly draft: ImportDraft;
  readonly isOpen: boolean;
}) {
  return (
    <details className={styles.made} open={isOpen}>
      <summary>{say.madePlan(plan.name)}</summary>
      <dl>
        {settings.map(({ setting, value, from }) => (
          <div key={setting}>
            <dt>{settingName(setting)}</dt>
            <dd>
              {settingText(setting, value, plan)} <small>{say.madeFrom[from]}</small>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
