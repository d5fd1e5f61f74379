import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnToken } from '#contract/account.ts';
import { say as words } from '#web/base/messages/say/apiTokens.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { instantText } from '#web/base/time/instants.ts';
import { AskedRow } from '#web/base/ui/AskedRow.tsx';
import styles from './OwnAccount.module.css';
import { accountCalls, tokensQuery } from './ownAccountCalls.ts';
import { Part } from './Part.tsx';

export function TokensPart({ onSay }: { readonly onSay: (text: string) => void }) {
  const client = useQueryClient();
  const tokens = useQuery(tokensQuery);

  async function revoke(token: OwnToken) {
    await accountCalls.revokeToken(token);
    await client.invalidateQueries({ queryKey: tokensQuery.queryKey });
    onSay(say.revoked(token.name));
  }

  return (
    <Part title={say.tokens} text={say.tokensText}>
      {tokens.data?.length === 0 && <p className={styles.row}>{say.noTokens}</p>}
      {tokens.data !== undefined && tokens.data.length > 0 && (
        <ul className={styles.sessions}>
          {tokens.data.map((token) => (
            <li key={`${token.plan_id} ${token.id}`} className={styles.token}>
              <div>
                <b className="body-medium">{token.name}</b>
                <span>
                  {token.plan_name} · {words.accesses[token.access]} · {token.hint}…
                </span>
                <span>
                  {token.last_used_at === null ? words.neverUsed : words.used(instantText(token.last_used_at))}
                </span>
              </div>
              <AskedRow
                label={words.revoke}
                name={words.revokeNamed(token.name)}
                question={words.ask}
                words={words}
                onYes={() => revoke(token)}
              />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
