import { useState } from 'react';
import type { QuestionAnswers } from '#contract/importQuestion.ts';
import type { Importing } from './useImport.ts';

export type Answers = {
  /** What was said and is being worked out. */
  readonly said: QuestionAnswers;
  say(answers: QuestionAnswers): void;
};

/** Answers are shown at once, and worked out by the server meanwhile. */
export function useAnswers({ round, isBusy, answer }: Importing): Answers {
  const [pending, setPending] = useState<{ readonly round: number; readonly answers: QuestionAnswers } | null>(null);
  const said = pending !== null && (isBusy || pending.round === round) ? pending.answers : {};
  return {
    said,
    say: (answers) => {
      // With those on their way, which the server may not know yet.
      const all = { ...said, ...answers };
      setPending({ round, answers: all });
      void answer({ answers: all });
    },
  };
}
