import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { say as whyWords } from '#web/base/messages/say/why.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { useWhy } from '#web/goal/card/WhyContext.ts';

export function WhyLink({ goal }: { readonly goal: DashboardGoal }) {
  const askWhy = useWhy();
  return (
    <Button look="link" aria-haspopup="dialog" onClick={({ currentTarget }) => askWhy({ goal, anchor: currentTarget })}>
      {whyWords.link}
    </Button>
  );
}
