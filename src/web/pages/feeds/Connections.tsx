import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import type { Connection, ConnectionTested, Connections as Listed } from '#contract/connection.ts';
import type { Plan } from '#core/plan/plan.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { AskedRow } from '#web/base/ui/AskedRow.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import rows from '#web/base/ui/RowList.module.css';
import { ConnectionForm } from './ConnectionForm.tsx';
import styles from './Connections.module.css';
import { reasonText, testedText, whenText } from './feedTexts.ts';

/** Where figures come from; made by administrators, who alone see this. */
export function Connections({
  feedsKey,
  plan,
  secretOf,
  onSecretDone,
}: {
  readonly feedsKey: readonly string[];
  readonly plan: Plan;
  /** The connection whose secret is asked for anew. */
  readonly secretOf: string | null;
  readonly onSecretDone: () => void;
}) {
  const client = useQueryClient();
  // Within the key of the feeds: a run tells of its connection too.
  const { data } = useQuery({
    queryKey: [...feedsKey, 'connections'],
    queryFn: () => fetchJson<Listed>(addresses.connections),
  });
  const [edited, setEdited] = useState<Connection | 'new' | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: feedsKey });
  const opened = edited ?? data?.connections.find(({ id }) => id === secretOf) ?? null;
  if (data === undefined) return null;
  return (
    <section className={styles.connections} aria-label={say.connections}>
      <header>
        <div>
          <h3>{say.connections}</h3>
          <p>{say.connectionsText}</p>
        </div>
        <Button onClick={() => setEdited('new')}>
          <Icon name="plus" />
          {say.addConnection}
        </Button>
      </header>
      {data.connections.length > 0 && (
        <ul className={rows.list}>
          {data.connections.map((connection) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              plan={plan}
              plans={data.plans}
              onEdit={() => setEdited(connection)}
              onChanged={refresh}
            />
          ))}
        </ul>
      )}
      {opened !== null && (
        <ConnectionForm
          connection={opened === 'new' ? null : opened}
          isForSecret={edited === null}
          folders={data.folders}
          plans={data.plans}
          planId={plan.id}
          onClose={() => {
            setEdited(null);
            onSecretDone();
          }}
          onSaved={refresh}
        />
      )}
    </section>
  );
}

function ConnectionRow({
  connection,
  plan,
  plans,
  onEdit,
  onChanged,
}: {
  readonly connection: Connection;
  readonly plan: Plan;
  readonly plans: Listed['plans'];
  readonly onEdit: () => void;
  readonly onChanged: () => Promise<void>;
}) {
  const { id, name, settings, address, reason, feeds } = connection;
  const path = `${addresses.connections}/${encodeURIComponent(id)}`;
  const [said, setSaid] = useState<string | null>(null);
  const { plan_ids: planIds } = connection;
  const names = plans.flatMap((each) => (planIds.includes(each.id) ? [each.name] : [])).join(', ');
  const waiting = feeds.filter((feed) => !feed.is_allowed && planIds.includes(feed.plan_id));

  async function test() {
    setSaid(say.testing);
    try {
      setSaid(testedText(await sendJson<ConnectionTested>(`${path}/test`, { body: {} })));
      await onChanged();
    } catch (error) {
      setSaid(refusalText(error, say.unreachable));
    }
  }

  async function send(to: string, method: 'PATCH' | 'POST', body: object) {
    try {
      await sendJson(to, { method, body });
      await onChanged();
    } catch (error) {
      setSaid(refusalText(error, say.unreachable));
    }
  }

  async function remove() {
    await sendJson(path, { method: 'DELETE', body: {} });
    await onChanged();
  }

  const state = connection.asked_at === null ? say.neverAsked : say.answeredAt(whenText(connection.asked_at, plan));
  return (
    <li>
      <div className={styles.row}>
        <strong className="body-strong">{name}</strong>
        <small>
          {say.kindsOf[settings.kind]} · {address}
        </small>
        <small className={reason === null ? undefined : styles.failing}>
          {reason === null ? state : reasonText(reason)}
        </small>
        <small>
          {planIds.length === 0 ? say.access.forNobody : say.access.usedBy(names)}
          {feeds.length > 0 && ` · ${feeds.map((feed) => feed.name).join(', ')}`}
        </small>
        {connection.was_open && (
          <div className={styles.asks}>
            <small>{say.access.wasOpen}</small>
            <Button size="small" onClick={() => void send(path, 'PATCH', { plan_ids: planIds })}>
              {say.access.wasOpenDone}
            </Button>
          </div>
        )}
        {waiting.map((feed) => (
          <div key={`${feed.plan_id} ${feed.id}`} className={styles.asks}>
            <small>
              {say.access.waits(feed.name, feed.plan_name)} <code>{feed.ask || say.access.whole}</code>
            </small>
            <Button
              size="small"
              aria-label={say.access.allowOf(feed.name)}
              onClick={() => void send(`${path}/questions`, 'POST', { ask: feed.ask, plan_id: feed.plan_id })}
            >
              {say.access.allow}
            </Button>
          </div>
        ))}
        {said !== null && <small role="status">{said}</small>}
      </div>
      <div className="cluster">
        <Button size="small" aria-label={say.testOf(name)} onClick={() => void test()}>
          {say.test}
        </Button>
        <Button size="small" aria-label={say.editOf(name)} onClick={onEdit}>
          {say.edit}
        </Button>
        <AskedRow label={say.remove} name={say.removeOf(name)} question={say.askRemove} words={say} onYes={remove} />
      </div>
    </li>
  );
}
