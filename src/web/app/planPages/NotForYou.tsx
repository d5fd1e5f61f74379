import { type PlanPage, planPagePath } from '#contract/pages.ts';
import { type Action, mayAtAll, type Viewer } from '#core/access.ts';
import { say as words } from '#web/base/messages/say/planPages.ts';
import { say } from '#web/base/messages/say.ts';
import { Notice } from '#web/base/notices/Notice.tsx';
import { buttonClass } from '#web/base/ui/Button.tsx';
import { leadsToAsk } from '#web/plan/currentPlan/leadsToAsk.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from '#web/plan/frame/PageColumn.module.css';

const SOME_MEMBER: Viewer = {
  kind: 'member',
  memberId: '',
  role: 'member',
  departmentId: null,
  leadsDepartment: false,
};

export default function NotForYou({ page, action }: { readonly page: PlanPage; readonly action: Action }) {
  const { plan, owners } = usePlan();
  const title = say.frame.pages[page];
  const isForMembers = mayAtAll(SOME_MEMBER, action);
  return (
    <div className={styles.column}>
      <Notice
        icon="user"
        title={isForMembers ? words.forMembers(title) : words.forLeads(title)}
        text={leadsToAsk(owners, words)}
      >
        <a className={buttonClass('secondary')} href={planPagePath(plan.id, 'dashboard')}>
          {words.toDashboard}
        </a>
      </Notice>
    </div>
  );
}
