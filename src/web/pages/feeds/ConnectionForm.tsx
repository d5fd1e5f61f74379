import { type SubmitEvent, useId, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import { CONNECTION_AUTHS, CONNECTION_KINDS, type Connection, type ConnectionTested } from '#contract/connection.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { say as words } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { MultiSelect } from '#web/base/ui/MultiSelect.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { ConnectionQuestions, type Questions } from './ConnectionQuestions.tsx';
import styles from './Connections.module.css';
import { type ConnectionDraft as Draft, draftOf, EMPTY, settingsOf } from './connectionDraft.ts';
import { testedText } from './feedTexts.ts';

const PORTS = { postgresql: '5432', mysql: '3306' } as const;

export function ConnectionForm({
  connection,
  isForSecret = false,
  folders,
  plans,
  planId,
  onClose,
  onSaved,
}: {
  readonly connection: Connection | null;
  /** Opened to give its secret again. */
  readonly isForSecret?: boolean;
  readonly folders: readonly string[];
  /** All plans of the installation, and the one that a new connection is made in. */
  readonly plans: readonly { readonly id: string; readonly name: string }[];
  readonly planId: string;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}) {
  const checkId = useId();
  const [saved, setSaved] = useState(connection);
  const [name, setName] = useState(connection?.name ?? '');
  const [draft, setDraft] = useState<Draft>(connection === null ? EMPTY : draftOf(connection.settings));
  const [planIds, setPlanIds] = useState<readonly string[]>(connection?.plan_ids ?? [planId]);
  const [questions, setQuestions] = useState<Questions>({
    rule: connection?.question_rule ?? 'any',
    allowed: connection?.questions ?? [],
  });
  const [secret, setSecret] = useState('');
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const put = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { kind } = draft;
  const isDatabase = kind === 'postgresql' || kind === 'mysql';

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSending(true);
    setSaid(say.testing);
    const settings = settingsOf(draft, saved?.settings ?? null, folders);
    const body = {
      name: name.trim(),
      settings,
      plan_ids: planIds,
      question_rule: questions.rule,
      questions: questions.allowed,
      ...(secret === '' ? {} : { secret }),
    };
    try {
      const path = saved === null ? addresses.connections : `${addresses.connections}/${encodeURIComponent(saved.id)}`;
      const made = await sendJson<Connection>(path, { method: saved === null ? 'POST' : 'PATCH', body });
      setSaved(made);
      setSecret('');
      await onSaved();
      const tested = await sendJson<ConnectionTested>(`${addresses.connections}/${encodeURIComponent(made.id)}/test`, {
        body: {},
      });
      setSaid(testedText(tested));
      await onSaved();
    } catch (error) {
      setSaid(refusalText(error, say.unreachable));
    } finally {
      setSending(false);
    }
  }

  const text = (
    label: string,
    field: keyof Draft & ('url' | 'user' | 'header' | 'host' | 'port' | 'database' | 'redirects'),
    hint?: string,
  ) => (
    <TextField
      label={label}
      value={draft[field]}
      maxLength={2000}
      {...(hint === undefined ? {} : { hint })}
      onChange={({ target }) => put({ [field]: target.value })}
    />
  );
  return (
    <Dialog title={connection === null ? say.addConnection : say.editConnection} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={say.name}
          data-first={connection === null || undefined}
          value={name}
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          label={say.kind}
          options={CONNECTION_KINDS.map((value) => ({ value, label: say.kindsOf[value] }))}
          chosen={kind}
          onChoose={(value) =>
            put({ kind: value, port: value === 'postgresql' || value === 'mysql' ? PORTS[value] : '' })
          }
        />
        {kind === 'https' && (
          <>
            <div className={styles.wide}>{text(say.address, 'url', say.addressHint)}</div>
            <SelectField
              label={say.auth}
              options={CONNECTION_AUTHS.map((value) => ({ value, label: say.auths[value] }))}
              chosen={draft.auth}
              onChoose={(auth) => put({ auth })}
            />
            {draft.auth === 'basic' && text(say.user, 'user')}
            {draft.auth === 'header' && text(say.header, 'header')}
            <div className={styles.wide}>{text(say.redirects, 'redirects', say.redirectsHint)}</div>
          </>
        )}
        {isDatabase && (
          <>
            {text(say.host, 'host')}
            {text(say.port, 'port')}
            {text(say.database, 'database')}
            {text(say.user, 'user')}
            <div className={styles.wide}>
              <label className={styles.check} htmlFor={checkId}>
                <Checkbox
                  id={checkId}
                  checked={draft.isEncrypted}
                  onChange={({ target }) => put({ isEncrypted: target.checked })}
                />
                {say.encrypted}
              </label>
              <small>{say.encryptedHint}</small>
            </div>
          </>
        )}
        {kind === 'folder' &&
          (folders.length === 0 ? (
            <p className={styles.wide}>{say.noFolder}</p>
          ) : (
            <SelectField
              label={say.folder}
              options={folders.map((value) => ({ value, label: value }))}
              chosen={draft.folder || (folders[0] ?? '')}
              onChoose={(folder) => put({ folder })}
            />
          ))}
        {(isDatabase || (kind === 'https' && draft.auth !== 'none')) && (
          <TextField
            label={say.secret}
            type="password"
            data-first={isForSecret || undefined}
            autoComplete="off"
            value={secret}
            {...(saved?.has_secret === true ? { hint: say.secretKept } : {})}
            onChange={({ target }) => setSecret(target.value)}
          />
        )}
        <div className={styles.wide}>
          <MultiSelect
            kind="plans"
            label={say.access.plans}
            placeholder={say.access.noPlans}
            hint={say.access.plansHint}
            search={say.access.searchPlans}
            options={plans.map(({ id, name: label }) => ({ value: id, label }))}
            chosen={planIds}
            onToggle={(id) =>
              setPlanIds(planIds.includes(id) ? planIds.filter((each) => each !== id) : [...planIds, id])
            }
            onClear={() => setPlanIds([])}
          />
        </div>
        <ConnectionQuestions questions={questions} plans={plans} onChange={setQuestions} />
        {said !== null && (
          <p role="status" className={styles.wide}>
            {said}
          </p>
        )}
        <div className={styles.acts}>
          <Button onClick={onClose}>{saved === connection ? say.cancel : words.close}</Button>
          <Button type="submit" look="primary" disabled={isSending || name.trim() === ''}>
            {say.saveAndTest}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
