import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import type { FeedPreview, FeedReply, Feeds } from '#contract/feed.ts';
import type { ImportMapping } from '#contract/import.ts';
import { dayInTimeZone } from '#core/calendar/dayInTimeZone.ts';
import { nextClockChange } from '#core/calendar/zonedTime.ts';
import { FEED_RHYTHMS, type FeedRhythm, nextRun } from '#core/feed/feedSchedule.ts';
import type { Plan } from '#core/plan/plan.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { WEEKDAYS } from '#web/base/time/calendarNames.ts';
import { now } from '#web/base/time/clock.ts';
import { timeOfDay } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FeedEditor.module.css';
import { FeedLines } from './FeedLines.tsx';
import type { FeedCalls } from './feedCalls.ts';
import { reasonText, secondsText } from './feedTexts.ts';
import { QuestionPicker } from './QuestionPicker.tsx';
import { Counts } from './RunLog.tsx';
import { SheetPicker } from './SheetPicker.tsx';

const ROLES = ['goal_number', 'date', 'actual', 'target', 'out'] as const;
type Role = (typeof ROLES)[number] | 'period';
const MONTHS = [1, 2, 3, 4, 6, 12, 24, 36, 60, 120];
const GOAL_NAMES = ['number', 'item', 'id'] as const;
const MINUTES = [0, 15, 30, 45];

/** What would this feed do to my plan? One page, with the answer beside it. */
export function FeedEditor({
  feed,
  feeds,
  plan,
  calls,
  onDone,
}: {
  readonly feed: FeedReply | null;
  readonly feeds: Feeds;
  readonly plan: Plan;
  readonly calls: FeedCalls;
  /** The id of the feed where it was saved. */
  readonly onDone: (saved: string | null) => void;
}) {
  const client = useQueryClient();
  const { owners, viewer } = usePlan();
  const questionId = useId();
  const [name, setName] = useState(feed?.name ?? '');
  const [connectionId, setConnectionId] = useState(feed?.connection_id ?? feeds.connections[0]?.id ?? '');
  const [ask, setAsk] = useState(feed?.ask ?? '');
  const [months, setMonths] = useState(feed?.months ?? 4);
  const [goalBy, setGoalBy] = useState(feed?.goal_by ?? 'number');
  const [mapping, setMapping] = useState(feed?.mapping ?? {});
  const [schedule, setSchedule] = useState(
    feed?.schedule ?? { every: 'day' as FeedRhythm, at: 360, weekday: 1, month_day: 1 },
  );
  const [writes, setWrites] = useState(feed?.writes ?? 'at_once');
  const [ownerId, setOwnerId] = useState(feed === null ? memberOf(viewer) : feed.owner_id);
  const [preview, setPreview] = useState<FeedPreview | null>(null);
  /** What the preview is of. */
  const [triedAsk, setTriedAsk] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const connection = feeds.connections.find(({ id }) => id === connectionId);
  const isListed = connection?.question_rule === 'listed';
  const mustWait = isListed && !connection.questions.includes(ask);
  const isSql = connection?.kind === 'postgresql' || connection?.kind === 'mysql';
  const asks = isSql ? say.asks.sql : connection?.kind === 'folder' ? say.asks.folder : say.asks.https;

  async function askNow(asked: Partial<{ mapping: typeof mapping; goal_by: string }> = {}) {
    setAsking(true);
    setSaid(null);
    try {
      const question = {
        connection_id: connectionId,
        ask,
        months,
        goal_by: goalBy,
        mapping,
        feed_id: feed?.id ?? null,
        ...asked,
      };
      setPreview(await calls.preview(question));
      setTriedAsk(JSON.stringify([question.connection_id, question.ask, question.goal_by, question.mapping]));
    } catch (reason) {
      setSaid(refusalText(reason, say.unreachable));
    } finally {
      setAsking(false);
    }
  }

  /** Every column by name, so that one that comes later is left out. */
  function chooseRole(heading: string, role: Role) {
    const columns = Object.fromEntries(
      (preview?.columns ?? []).flatMap((column) => {
        const chosen = column.heading === heading ? role : roleOf(column.column);
        return chosen === 'period' ? [] : [[column.heading, chosen === 'out' ? '' : chosen]];
      }),
    );
    const next = { ...mapping, columns };
    setMapping(next);
    void askNow({ mapping: next });
  }

  /** Other headings make other columns: what was chosen for the old ones is dropped. */
  function chooseSheet(sheets: ImportMapping['sheets']) {
    const { columns: _columns, sheets: _sheets, ...rest } = mapping;
    const next = { ...rest, ...(sheets !== undefined && { sheets }) };
    setMapping(next);
    void askNow({ mapping: next });
  }

  async function save(runs: boolean) {
    setSaid(null);
    setSaving(true);
    const known = mapping.columns ?? columnsOf(preview);
    const fields = {
      name: name.trim(),
      connection_id: connectionId,
      ask,
      months,
      goal_by: goalBy,
      mapping: known === undefined ? mapping : { ...mapping, columns: known },
      schedule,
      writes,
      owner_id: ownerId,
    };
    try {
      const saved = feed === null ? await calls.make(fields) : await calls.change(feed.id, fields);
      if (runs) await calls.run(saved.id);
      await client.invalidateQueries({ queryKey: calls.key });
      onDone(saved.id);
    } catch (reason) {
      setSaid(refusalText(reason, say.unreachable));
    } finally {
      setSaving(false);
    }
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void askNow();
  }

  const changes = preview === null ? 0 : preview.counts.changed;
  const asked = JSON.stringify([connectionId, ask, goalBy, mapping]);
  const isUnchanged =
    feed !== null && asked === JSON.stringify([feed.connection_id, feed.ask, feed.goal_by, feed.mapping]);
  const isTried = preview !== null && triedAsk === asked;
  const works = isTried && preview.reason === null && preview.counts.read > preview.counts.refused;
  const canSave = !isSaving && name.trim() !== '' && connectionId !== '' && (works || isUnchanged);
  const actions = (
    <div className={styles.acts}>
      {said !== null && <p role="alert">{said}</p>}
      {!works && !isUnchanged && !isAsking && (
        <p role="status" className="quiet small">
          {isTried ? say.cannotWork : say.tryFirst}
        </p>
      )}
      <Button onClick={() => onDone(null)}>{say.cancel}</Button>
      {preview !== null && preview.reason === null && changes > 0 && (
        <Button disabled={!canSave} onClick={() => void save(false)}>
          {say.saveOnly}
        </Button>
      )}
      <Button
        look="primary"
        disabled={!canSave || isAsking}
        onClick={() => void save(preview !== null && preview.reason === null && changes > 0)}
      >
        {changes > 0 && preview?.reason === null ? say.saveAndRun(changes) : say.saveFeed}
      </Button>
    </div>
  );
  return (
    <div className={styles.editor}>
      <header className={styles.head}>
        <h2 className="display">{feed === null ? say.newFeed : say.editFeed}</h2>
        <p className="quiet body">{say.editorText}</p>
      </header>
      <div className={styles.form}>
        <section className={styles.card} aria-label={say.whereFrom}>
          <h3 className="body-strong">{say.whereFrom}</h3>
          <div className={styles.pair}>
            <TextField label={say.name} value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
            <SelectField
              label={say.connection}
              options={feeds.connections.map(({ id, name: called, kind }) => ({
                value: id,
                label: `${called} · ${say.kindsOf[kind]}`,
              }))}
              chosen={connectionId}
              onChoose={setConnectionId}
            />
          </div>
          {connection !== undefined && (
            <p className={connection.reason === null ? 'quiet small' : styles.failing}>
              {connection.reason === null ? connection.address : reasonText(connection.reason)}
            </p>
          )}
        </section>
        <section className={styles.card} aria-label={say.whatToAsk}>
          <h3 className="body-strong">
            {say.whatToAsk} <small>{asks}</small>
          </h3>
          {isListed && connection.questions.length > 0 && (
            <QuestionPicker questions={connection.questions} ask={ask} onChoose={setAsk} />
          )}
          {isSql ? (
            <textarea
              id={questionId}
              className={styles.query}
              aria-label={say.query}
              rows={Math.max(4, ask.split('\n').length)}
              spellCheck={false}
              value={ask}
              onKeyDown={handleKey}
              onChange={({ target }) => setAsk(target.value)}
            />
          ) : (
            <TextField
              label={say.file}
              value={ask}
              spellCheck={false}
              onKeyDown={handleKey}
              onChange={({ target }) => setAsk(target.value)}
            />
          )}
          <div className={styles.run}>
            <Button disabled={isAsking || mustWait || connectionId === ''} onClick={() => void askNow()}>
              <LateIcon name="play" size={14} />
              {isAsking ? say.running : say.askNow}
            </Button>
            <p className="quiet small" role="status">
              {preview !== null && preview.reason === null && say.rows(preview.rows, secondsText(preview.milliseconds))}{' '}
              {say.limits}
            </p>
          </div>
          {mustWait && (
            <p role="status" className="body">
              {say.access.mustWait}
            </p>
          )}
          {preview !== null && preview.reason !== null && (
            <p role="alert" className={styles.failing}>
              {reasonText(preview.reason)}
            </p>
          )}
          {preview !== null && !isSql && <SheetPicker preview={preview} onChoose={chooseSheet} />}
          {preview !== null && preview.columns.length > 0 && (
            <>
              <div className={styles.scroll}>
                <table className={styles.columns} aria-label={say.columns}>
                  <thead>
                    <tr>
                      {preview.columns.map(({ heading, column }) => (
                        <th key={heading} scope="col">
                          <code>{heading}</code>
                          <select
                            aria-label={heading}
                            value={roleOf(column)}
                            onChange={({ target }) => {
                              const role = [...ROLES, 'period' as const].find((each) => each === target.value);
                              if (role !== undefined) chooseRole(heading, role);
                            }}
                          >
                            {[...ROLES, ...(roleOf(column) === 'period' ? (['period'] as const) : [])].map((role) => (
                              <option key={role} value={role}>
                                {say.roles[role]}
                              </option>
                            ))}
                          </select>
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {(preview.columns[0]?.cells ?? []).map((_, row) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a source have no names
                      <tr key={row}>
                        {preview.columns.map(({ heading, column, cells }) => (
                          <td key={heading} data-out={roleOf(column) === 'out'}>
                            {cells[row]}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <SelectField
                label={say.goalBy}
                options={[
                  ...GOAL_NAMES.map((value) => ({ value: value as string, label: say.goalNames[value] })),
                  ...plan.fields.map(({ id, name: called }) => ({ value: id, label: say.goalNames.own(called) })),
                ]}
                chosen={goalBy}
                onChoose={(value) => {
                  setGoalBy(value);
                  void askNow({ goal_by: value });
                }}
              />
            </>
          )}
        </section>
        <section className={styles.card} aria-label={say.whenTitle}>
          <h3 className="body-strong">{say.whenTitle}</h3>
          <div className={styles.when}>
            <SelectField
              label={say.everyLabel}
              options={FEED_RHYTHMS.map((value) => ({ value, label: say.rhythms[value] }))}
              chosen={schedule.every}
              onChoose={(every) =>
                setSchedule({ ...schedule, every, at: every === 'hour' ? schedule.at % 60 : schedule.at })
              }
            />
            {schedule.every === 'week' && (
              <SelectField
                label={say.weekdayLabel}
                options={WEEKDAYS.map((label, at) => ({ value: String(at), label }))}
                chosen={String(schedule.weekday)}
                onChoose={(value) => setSchedule({ ...schedule, weekday: Number(value) })}
              />
            )}
            {schedule.every === 'month' && (
              <SelectField
                label={say.monthDayLabel}
                options={Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
                chosen={String(schedule.month_day)}
                onChoose={(value) => setSchedule({ ...schedule, month_day: Number(value) })}
              />
            )}
            {schedule.every === 'hour' ? (
              <SelectField
                label={say.minuteLabel}
                options={optionsWith(MINUTES, schedule.at).map((value) => ({
                  value: String(value),
                  label: String(value),
                }))}
                chosen={String(schedule.at)}
                onChoose={(value) => setSchedule({ ...schedule, at: Number(value) })}
              />
            ) : (
              <TextField
                label={say.atLabel}
                type="time"
                value={clockText(schedule.at)}
                onChange={({ target }) => {
                  const [hours = '', minutes = ''] = target.value.split(':');
                  if (minutes !== '') setSchedule({ ...schedule, at: Number(hours) * 60 + Number(minutes) });
                }}
              />
            )}
            <SelectField
              label={say.monthsLabel}
              options={optionsWith(MONTHS, months).map((value) => ({
                value: String(value),
                label: say.monthCount(value),
              }))}
              chosen={String(months)}
              onChoose={(value) => setMonths(Number(value))}
            />
          </div>
          <p className="quiet small">{nextText({ ...schedule, monthDay: schedule.month_day }, plan)}</p>
        </section>
        <section className={styles.card} aria-label={say.howTitle}>
          <h3 className="body-strong">{say.howTitle}</h3>
          <fieldset className={styles.choices} aria-label={say.howTitle}>
            <label data-chosen={writes === 'at_once'}>
              <input
                type="radio"
                name={questionId}
                checked={writes === 'at_once'}
                onChange={() => setWrites('at_once')}
              />
              <span>
                <strong>{say.writeAtOnce}</strong>
                <small className="quiet small">{say.writeAtOnceText}</small>
              </span>
            </label>
            <label data-chosen={writes === 'on_yes'}>
              <input
                type="radio"
                name={questionId}
                checked={writes === 'on_yes'}
                onChange={() => setWrites('on_yes')}
              />
              <span>
                <strong>{say.writeOnYes}</strong>
                <small className="quiet small">{say.writeOnYesText}</small>
              </span>
            </label>
          </fieldset>
          <SelectField
            label={say.ownerLabel}
            options={[
              { value: '', label: say.nobody },
              ...owners.members.map(({ id, firstName, lastName }) => ({
                value: id,
                label: `${firstName} ${lastName}`.trim(),
              })),
            ]}
            chosen={ownerId ?? ''}
            onChoose={(value) => setOwnerId(value === '' ? null : value)}
          />
        </section>
      </div>
      <aside className={styles.side} aria-label={feed === null ? say.firstRun : say.nextWould}>
        <header>
          <h3 className="body-strong">{feed === null ? say.firstRun : say.nextWould}</h3>
          <p>{preview === null ? say.notAsked : say.compared}</p>
        </header>
        {preview !== null && preview.reason === null && (
          <>
            <Counts counts={preview.counts} />
            {preview.lines.length === 0 && <p>{say.nothingChanges}</p>}
            <FeedLines lines={preview.lines} plan={plan} isNarrow />
          </>
        )}
        {actions}
      </aside>
    </div>
  );
}

function roleOf(column: string | null): Role {
  if (column === 'number') return 'goal_number';
  return [...ROLES, 'period' as const].find((each) => each === column) ?? 'out';
}

function columnsOf(preview: FeedPreview | null): Record<string, string> | undefined {
  if (preview === null || preview.reason !== null) return undefined;
  return Object.fromEntries(
    preview.columns.flatMap(({ heading, column }) => {
      const role = roleOf(column);
      return role === 'period' ? [] : [[heading, role === 'out' ? '' : role]];
    }),
  );
}

function optionsWith(usual: readonly number[], chosen: number): number[] {
  return [...new Set([...usual, chosen])].toSorted((one, other) => one - other);
}

function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function nextText(schedule: Parameters<typeof nextRun>[0], plan: Plan): string {
  const next = nextRun(schedule, now(), plan.timeZone);
  const change = schedule.every === 'hour' ? null : nextClockChange(now(), plan.timeZone);
  const said = say.nextAt(
    `${formatDate(dayInTimeZone(next, plan.timeZone), plan.dateFormat)}, ${timeOfDay(next, plan.timeZone)}`,
  );
  if (change === null) return said;
  return `${said} ${say.clockChange(timeOfDay(next, plan.timeZone), formatDate(change, plan.dateFormat))}`;
}

function memberOf(viewer: ReturnType<typeof usePlan>['viewer']): string | null {
  return 'memberId' in viewer ? viewer.memberId : null;
}
