import { late } from '#web/base/failure/late.tsx';
import { askCheckIn, useCheckInQuestion } from './checkInQuestion.ts';

const CheckInPopover = late(() => import('./CheckInPopover.tsx'));

export function CheckInHost() {
  const question = useCheckInQuestion();
  if (question === null) return null;
  return <CheckInPopover key={question.goal.id} question={question} onClose={() => askCheckIn(null)} />;
}
