import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { say as whyWords } from '#web/messages/why/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { useWhy } from './WhyContext.ts';

/** Asks why a goal has its colour, in words beside the badge. */
export function WhyLink({ goal }: { readonly goal: DashboardGoal }) {
  const askWhy = useWhy();
  return (
    <Button look="link" aria-haspopup="dialog" onClick={({ currentTarget }) => askWhy({ goal, anchor: currentTarget })}>
      {whyWords.link}
    </Button>
  );
}
