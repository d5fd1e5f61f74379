import { planPagePath } from '#contract/pages.ts';
import { say } from '#web/base/messages/say/waiting.ts';
import { buttonClass } from '#web/base/ui/Button.tsx';

/** So many figures wait for the viewer's own yes. */
export function WaitingLine({ planId, count }: { readonly planId: string; readonly count: number }) {
  if (count === 0) return null;
  return (
    <p>
      <a className={buttonClass('secondary')} href={`${planPagePath(planId, 'entry')}?view=waiting`}>
        {say.title(count)}
      </a>
    </p>
  );
}
