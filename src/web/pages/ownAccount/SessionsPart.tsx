import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { WireSession } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { instantText } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { browserOf } from './browserOf.ts';
import styles from './OwnAccount.module.css';
import { accountCalls, sessionsQuery } from './ownAccountCalls.ts';
import { Part } from './Part.tsx';
import { Problem } from './Problem.tsx';
import { useTask } from './useTask.ts';

export function SessionsPart({ onSay }: { readonly onSay: (text: string) => void }) {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const task = useTask();

  async function handleEnd({ id }: WireSession) {
    if ((await task.run(() => accountCalls.endSession(id))) === null) return;
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    onSay(say.ended);
  }

  async function handleEverywhere() {
    if ((await task.run(() => accountCalls.signOutEverywhere())) !== null) window.location.assign(addresses.dashboard);
  }

  return (
    <Part title={say.sessions} text={say.sessionsText}>
      <ul className={styles.sessions}>
        {(sessions.data ?? []).map((session) => {
          const browser = browserText(session.user_agent);
          return (
            <li key={session.id}>
              <div>
                <b className="body-medium">
                  {browser}
                  {session.is_current === 1 && ` (${say.here})`}
                </b>
                <span>{say.since(instantText(session.created_at))}</span>
              </div>
              {session.is_current === 0 && (
                <Button
                  size="small"
                  aria-label={say.endOf(browser)}
                  disabled={task.isBusy}
                  onClick={() => handleEnd(session)}
                >
                  {say.end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button disabled={task.isBusy} onClick={handleEverywhere}>
          {say.everywhere}
        </Button>
      </div>
      <Problem text={task.problem} />
    </Part>
  );
}

function browserText(userAgent: string): string {
  const { browser, system } = browserOf(userAgent);
  if (browser === null) return say.unknownBrowser;
  return system === null ? browser : say.browserOn(browser, system);
}
