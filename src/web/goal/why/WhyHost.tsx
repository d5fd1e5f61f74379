import { type ReactNode, useState } from 'react';
import { late } from '#web/base/failure/late.tsx';
import { WhyContext, type WhyQuestion } from '#web/goal/card/WhyContext.ts';

const WhyPopover = late(() => import('./WhyPopover.tsx'));

export function WhyHost({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<WhyQuestion | null>(null);
  return (
    <WhyContext value={setQuestion}>
      {children}
      {question !== null && <WhyPopover key={question.goal.id} question={question} onClose={() => setQuestion(null)} />}
    </WhyContext>
  );
}
