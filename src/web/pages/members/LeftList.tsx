import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeftAction, LeftItem, SettleLeft } from '#contract/leftBehind.ts';
import type { WireMember } from '#contract/members.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/members.ts';
import { instantDay } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from '#web/base/ui/RowList.module.css';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import own from './Members.module.css';
import { leftBehindQuery, memberCalls, memberName } from './memberCalls.ts';

const words = say.left;

/** What works on without somebody, each with one press to end it or to hand it over. */
export function LeftList({
  memberId,
  members,
}: {
  /** Null: of all who are in the plan no longer. */
  readonly memberId: string | null;
  readonly members: readonly WireMember[];
}) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(leftBehindQuery(plan.id, memberId));
  const leads = members.filter(({ id, role }) => role === 'lead' && id !== memberId);
  const [to, setTo] = useState(leads.find((lead) => lead.is_self === 1)?.id ?? leads[0]?.id ?? '');
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly isProblem: boolean } | null>(null);
  const items = data?.items ?? [];
  const handable = items.filter(({ kind }) => kind !== 'received');
  const receiver = leads.find(({ id }) => id === to);

  async function settle(action: LeftAction, asked: readonly LeftItem[], done: string) {
    setSending(true);
    setSaid(null);
    const body: SettleLeft = {
      action,
      items: asked.map(({ kind, id }) => ({ kind, id })),
      ...(memberId === null ? {} : { member_id: memberId }),
      ...(action === 'hand_over' ? { to } : {}),
    };
    try {
      await memberCalls(plan.id).settleLeft(body);
      setSaid({ text: done, isProblem: false });
    } catch (error) {
      setSaid({ text: refusalText(error, say.failed), isProblem: true });
    }
    await Promise.all(
      ['left-behind', 'api-tokens', 'webhooks', 'shares', 'feeds', 'mailings', 'work'].map((key) =>
        client.invalidateQueries({ queryKey: [key, plan.id] }),
      ),
    );
    setSending(false);
  }

  if (isError) {
    return (
      <p role="alert" className={styles.nothing}>
        {words.failed}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </p>
    );
  }
  if (data === undefined) return <p className={styles.nothing}>{words.loading}</p>;
  return (
    <>
      {items.length > 0 && leads.length > 1 && handable.length > 0 && (
        <div className={own.receiver}>
          <SelectField
            label={words.to}
            options={leads.map((lead) => ({
              value: lead.id,
              label: lead.is_self === 1 ? `${memberName(lead)} (${say.you})` : memberName(lead),
            }))}
            chosen={to}
            onChoose={setTo}
          />
        </div>
      )}
      {items.length > 0 && (
        <ul className={styles.list} aria-label={words.list}>
          {items.map((item) => {
            const name = nameOf(item);
            return (
              <li key={`${item.kind} ${item.id}`}>
                <div className={styles.main}>
                  <span dir="auto">
                    <strong>{name}</strong> · {words.kinds[item.kind]}
                  </span>
                  <small>{factsOf(item, memberId === null)}</small>
                </div>
                <span className={styles.end}>
                  {item.kind !== 'received' && receiver !== undefined && (
                    <Button
                      size="small"
                      disabled={isSending}
                      aria-label={words.handOverNamed(name, memberName(receiver))}
                      onClick={() => void settle('hand_over', [item], words.handedOver(name, memberName(receiver)))}
                    >
                      {receiver.is_self === 1 ? words.takeOver : words.handOver}
                    </Button>
                  )}
                  <Button
                    size="small"
                    disabled={isSending}
                    aria-label={words.revokeNamed(words.ends[item.kind], name)}
                    onClick={() =>
                      void settle('revoke', [item], isWork(item) ? words.noOwner(name) : words.ended(name))
                    }
                  >
                    {words.ends[item.kind]}
                  </Button>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {handable.length > 1 && receiver !== undefined && (
        <div>
          <Button
            size="small"
            disabled={isSending}
            onClick={() =>
              void settle('hand_over', handable, words.allHandedOver(handable.length, memberName(receiver)))
            }
          >
            {receiver.is_self === 1 ? words.takeOverAll : words.handOverAll(memberName(receiver))}
          </Button>
        </div>
      )}
      {said !== null &&
        (said.isProblem ? (
          <p role="alert" data-status="critical" className={own.problem}>
            {said.text}
          </p>
        ) : (
          <p role="status" className={own.said}>
            {said.text}
          </p>
        ))}
    </>
  );
}

function isWork({ kind }: LeftItem): boolean {
  return kind === 'initiative' || kind === 'milestone';
}

function nameOf({ name, kind }: LeftItem): string {
  return name === ''
    ? words.unnamed[kind === 'share' || kind === 'mailing' || kind === 'received' ? 'share' : 'other']
    : name;
}

function factsOf({ kind, of, expires_at: end, last_used_at: used, is_paused: isPaused }: LeftItem, isOfMany: boolean) {
  const isMail = kind === 'mailing' || kind === 'received';
  return [
    ...(isOfMany ? [of.name === '' ? words.somebody : of.name] : []),
    ...(isPaused === 1 ? [words.paused] : []),
    ...(used === null ? [] : [isMail ? words.sent(instantDay(used)) : words.used(instantDay(used))]),
    ...(kind !== 'token' && kind !== 'share' ? [] : [end === null ? words.noEnd : words.until(instantDay(end))]),
  ].join(' · ');
}
