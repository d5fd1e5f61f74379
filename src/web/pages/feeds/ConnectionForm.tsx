import { type SubmitEvent, useId, useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import {
  CONNECTION_AUTHS,
  CONNECTION_KINDS,
  type Connection,
  type ConnectionSettings,
  type ConnectionTested,
} from '#contract/connection.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { say as words } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './Connections.module.css';
import { testedText } from './feedTexts.ts';

type Draft = {
  readonly kind: ConnectionSettings['kind'];
  readonly url: string;
  readonly auth: (typeof CONNECTION_AUTHS)[number];
  readonly user: string;
  readonly header: string;
  readonly redirects: string;
  readonly host: string;
  readonly port: string;
  readonly database: string;
  readonly isEncrypted: boolean;
  readonly folder: string;
};

const EMPTY: Draft = {
  kind: 'https',
  url: '',
  auth: 'none',
  user: '',
  header: '',
  redirects: '',
  host: '',
  port: '',
  database: '',
  isEncrypted: true,
  folder: '',
};

const PORTS = { postgresql: '5432', mysql: '3306' } as const;

export function ConnectionForm({
  connection,
  isForSecret = false,
  folders,
  onClose,
  onSaved,
}: {
  readonly connection: Connection | null;
  /** Opened to give its secret again. */
  readonly isForSecret?: boolean;
  readonly folders: readonly string[];
  readonly onClose: () => void;
  readonly onSaved: () => Promise<void>;
}) {
  const checkId = useId();
  const [saved, setSaved] = useState(connection);
  const [name, setName] = useState(connection?.name ?? '');
  const [draft, setDraft] = useState<Draft>(connection === null ? EMPTY : draftOf(connection.settings));
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
    const body = { name: name.trim(), settings, ...(secret === '' ? {} : { secret }) };
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

function draftOf(settings: ConnectionSettings): Draft {
  switch (settings.kind) {
    case 'https':
      return {
        ...EMPTY,
        url: settings.url,
        auth: settings.auth,
        user: settings.user ?? '',
        header: settings.header ?? '',
        redirects: settings.redirect_hosts.join(', '),
      };
    case 'folder':
      return { ...EMPTY, kind: 'folder', folder: settings.folder };
    default:
      return {
        ...EMPTY,
        kind: settings.kind,
        host: settings.host,
        port: String(settings.port),
        database: settings.database,
        user: settings.user,
        isEncrypted: settings.is_encrypted,
      };
  }
}

function settingsOf(draft: Draft, before: ConnectionSettings | null, folders: readonly string[]): object {
  // A certificate is set by the calls alone, and kept.
  const certificate = before !== null && before.kind !== 'folder' ? before.certificate : null;
  const { kind, url, auth, user, header, redirects, host, port, database, isEncrypted, folder } = draft;
  if (kind === 'folder') return { kind, folder: folder || (folders[0] ?? '') };
  if (kind === 'https') {
    return {
      kind,
      url: url.trim(),
      auth,
      user: auth === 'basic' ? user : null,
      header: auth === 'header' ? header : null,
      redirect_hosts: redirects.split(',').flatMap((each) => each.trim().toLowerCase() || []),
      certificate,
    };
  }
  return { kind, host: host.trim(), port: Number(port), database, user, is_encrypted: isEncrypted, certificate };
}
