import { type SubmitEvent, useRef, useState } from 'react';
import { sharePassPath } from '#contract/addresses.ts';
import type { SharePass } from '#contract/share.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { queryClient } from '#web/base/api/queryClient.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { keepKnownMark, keepSharePass, knownMark, shareToken } from '#web/base/api/shareAccess.ts';
import { say } from '#web/base/messages/say/sharedView.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { PasswordField } from '#web/base/ui/PasswordField.tsx';
import accountStyles from '#web/pages/account/Account.module.css';
import { AccountPage } from '#web/pages/account/AccountPage.tsx';

/** The password is exchanged for a pass that is sent with every call. */
export function SharePassword({ planId }: { readonly planId: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function refuse(sentence: string) {
    setSending(false);
    setProblem(sentence);
    form.current?.querySelector('input')?.focus();
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') return refuse(say.missing);
    setSending(true);
    try {
      const body = { encv: shareToken, password, known: knownMark() };
      const { pass, known } = await sendJson<SharePass>(sharePassPath(planId), { body });
      keepKnownMark(known);
      keepSharePass(pass);
      void queryClient.resetQueries();
    } catch (error) {
      refuse(sentenceFor(error));
    }
  }

  return (
    <AccountPage title={say.lockedTitle} text={say.lockedText}>
      <form ref={form} className={accountStyles.form} noValidate onSubmit={handleSubmit}>
        <PasswordField
          label={say.password}
          name="password"
          autoComplete="off"
          autoFocus
          large
          error={problem}
          onChange={() => setProblem(null)}
        />
        <Button type="submit" look="primary" size="large" disabled={isSending}>
          {isSending ? say.opening : say.open}
        </Button>
      </form>
    </AccountPage>
  );
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return say.unreachable;
  switch (error.status) {
    case 429:
      return say.tooMany;
    case 403:
      return say.wrong;
    default:
      return refusalText(error, say.failed);
  }
}
