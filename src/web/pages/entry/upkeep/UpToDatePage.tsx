import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { planRemindPath } from '#contract/addresses.ts';
import type { WireReminded } from '#contract/upkeep.ts';
import { mayAtAll } from '#core/access.ts';
import { addDays, readIsoDate } from '#core/calendar/date.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { formatNearDay, formatPeriod } from '#web/base/messages/formats.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/upToDate.ts';
import { QueryNotice } from '#web/base/notices/QueryNotice.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { type EntryView, EntryViews } from '#web/pages/entry/tools/EntryViews.tsx';
import { type KeptOwner, keptOwners, sumOf, waitsOf } from '#web/pages/entry/tools/keptOwners.ts';
import { ToolSelect } from '#web/pages/entry/tools/ToolSelect.tsx';
import { FailingFeeds } from '#web/pages/feeds/FailingFeeds.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { useLiveChange } from '#web/plan/live/liveChanges.ts';
import { UpkeepBar } from './UpkeepBar.tsx';
import { UpkeepLetter } from './UpkeepLetter.tsx';
import { UpkeepList } from './UpkeepList.tsx';
import styles from './UpToDatePage.module.css';
import { upkeepKey, upkeepQuery } from './upkeepQuery.ts';

/** Which goals wait for a figure, and who could help. It speaks of the plan: nobody is ranked. */
export function UpToDatePage({ onView }: { readonly onView: (view: EntryView) => void }) {
  const viewed = usePlan();
  const { plan, owners, today } = viewed;
  const leads = mayAtAll(viewerOf(viewed), 'editPlan');
  const client = useQueryClient();
  const loaded = useQuery(upkeepQuery(plan.id));
  const [department, setDepartment] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [told, setTold] = useState('');
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: upkeepKey(plan.id) }), [client, plan.id]);
  useLiveChange(refresh);

  async function handleRemind(members: readonly string[]) {
    setSending(true);
    setTold(say.sending);
    try {
      const body = { members, language };
      const { reminded } = await sendJson<WireReminded>(planRemindPath(plan.id), { body });
      const missed = members.length - reminded.length;
      setTold(
        [reminded.length > 0 && say.sent(reminded.length), missed > 0 && say.notSent(missed)].filter(Boolean).join(' '),
      );
    } catch {
      setTold(say.notSent(members.length));
    }
    setSending(false);
    refresh();
  }

  const { data } = loaded;
  const shown = data === undefined ? [] : keptOwners(data.owners, owners, department === '' ? null : department);
  const waiting = shown.filter((owner) => waitsOf(owner) > 0);
  const remindable = data?.mail === 1 ? waiting.filter(({ reminder }) => reminder === 'possible') : [];
  const reader = letterReader(waiting, open);
  const period = formatPeriod(addDays(periodStartOf(today, 'monthly', plan), -1), 'monthly', plan);
  return (
    <div className={styles.page}>
      <div className="cluster">
        <EntryViews chosen="upToDate" onChoose={onView} />
        {owners.departments.length > 1 && (
          <ToolSelect
            label={say.department}
            chosen={department}
            options={[
              { value: '', label: say.allDepartments },
              ...owners.departments.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChoose={setDepartment}
          />
        )}
      </div>
      <QueryNotice query={loaded} failed={say.failed} loading={<Loading />} />
      {data !== undefined && (
        <>
          <Headline owners={shown} waiting={waiting} period={period}>
            {remindable.length > 0 && (
              <Button
                look="primary"
                disabled={isSending}
                onClick={() => void handleRemind(remindable.flatMap(({ memberId }) => memberId ?? []))}
              >
                <LateIcon name="mail" size={14} />
                {say.remindAll(remindable.length)}
              </Button>
            )}
          </Headline>
          {shown.length > 0 && <UpkeepBar owners={shown} />}
          <FailingFeeds plan={plan} isAsked={leads} />
          {waiting.length > 0 && data.mail === 0 && <p className={styles.note}>{say.noMail}</p>}
          {data.mail === 1 && waiting.length > 0 && waiting.every(isOutOfReach) && (
            <p className={styles.note}>{say.nobodyReachable}</p>
          )}
          <p role="status" className={told === '' ? 'visually-hidden' : styles.told}>
            {told}
          </p>
          {shown.length > 0 && (
            <div className={styles.columns} data-alone={waiting.length === 0}>
              {waiting.length > 0 && (
                <UpkeepList
                  owners={waiting}
                  open={open}
                  mayRemind={data.mail === 1 && !isSending}
                  onOpen={setOpen}
                  onRemind={(memberId) => void handleRemind([memberId])}
                />
              )}
              <div className={styles.side}>
                {waiting.length > 0 && data.mail === 1 && <UpkeepLetter reader={reader} />}
                <KeptList owners={shown.filter((owner) => waitsOf(owner) === 0)} />
              </div>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function isOutOfReach({ reminder }: KeptOwner): boolean {
  return reminder === 'no_account' || reminder === 'nobody' || reminder === 'stopped';
}

/** Of the opened row, else of the first that can be reminded. */
function letterReader(waiting: readonly KeptOwner[], open: string | null): KeptOwner | null {
  const hasLetter = ({ reminder }: KeptOwner) => reminder === 'possible' || reminder === 'too_soon';
  return (
    waiting.find((owner) => owner.key === open && hasLetter(owner)) ??
    waiting.find(({ reminder }) => reminder === 'possible') ??
    null
  );
}

function Headline({
  owners,
  waiting,
  period,
  children,
}: {
  readonly owners: readonly KeptOwner[];
  readonly waiting: readonly KeptOwner[];
  readonly period: string;
  readonly children: ReactNode;
}) {
  const current = sumOf(owners, 'up_to_date');
  const waits = waiting.reduce((sum, owner) => sum + waitsOf(owner), 0);
  const all = current + waits;
  const [title, text] =
    all === 0
      ? [say.noGoals, say.noGoalsText]
      : waits === 0
        ? [say.whole(period), say.wholeText(all)]
        : [say.headline(current, all), say.waits(waits, waiting.length)];
  return (
    <div className={styles.head}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}

function KeptList({ owners }: { readonly owners: readonly KeptOwner[] }) {
  const { plan, today } = usePlan();
  if (owners.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h3 className="body-strong">{say.kept(owners.length, sumOf(owners, 'up_to_date'))}</h3>
      <ul className={styles.kept}>
        {owners.map(({ key, name, up_to_date: count, last_figure: last }) => (
          <li key={key}>
            <span>{name === '' ? say.noOwner : name}</span>
            <span className={styles.number}>{count}</span>
            <span className={styles.number}>
              {formatNearDay(readIsoDate(last ?? '') ?? today, today, plan.dateFormat)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <p role="status" className="visually-hidden">
        {say.loading}
      </p>
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <span key={row} aria-hidden="true" />
      ))}
    </div>
  );
}
