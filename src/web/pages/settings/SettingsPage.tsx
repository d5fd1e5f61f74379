import { useEffect } from 'react';
import { planPagePath } from '#contract/pages.ts';
import { say } from '#web/base/messages/say/settings.ts';
import { say as words } from '#web/base/messages/say.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import type { PlanPageProps } from '#web/plan/frame/planPages.ts';
import styles from './SettingsPage.module.css';
import { sectionsFor } from './settingsSections.ts';

export default function SettingsPage({ section }: PlanPageProps) {
  const plan = usePlan();
  const sections = sectionsFor(viewerOf(plan));
  const shown = sections.find((each) => each.section === section) ?? sections[0];
  const name = shown === undefined ? words.frame.pages.settings : say.sections[shown.section];
  const planName = plan.plan.name;

  useEffect(() => {
    document.title = words.dashboard.title(name, planName);
  }, [name, planName]);

  if (shown === undefined) return <p className={styles.nothing}>{say.nothing}</p>;
  return (
    <div className={styles.settings}>
      <nav className={styles.nav} aria-label={say.nav}>
        <ul>
          {sections.map((each) => (
            <li key={each.section}>
              <a
                href={planPagePath(plan.plan.id, 'settings', each.section)}
                aria-current={each === shown ? 'page' : undefined}
              >
                {say.sections[each.section]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section className="shrinks" aria-label={say.sections[shown.section]}>
        <shown.Section />
      </section>
    </div>
  );
}
