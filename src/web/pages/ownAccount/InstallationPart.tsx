import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { WireOperations } from '#contract/operations.ts';
import { say } from '#web/base/messages/say/installation.ts';
import { instantText } from '#web/base/time/instants.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { INSTALLATION, operationsQuery } from '#web/pages/installation/operationsQuery.ts';
import styles from './InstallationPart.module.css';
import { Part } from './Part.tsx';

export default function InstallationPart() {
  const { data, isError } = useQuery(operationsQuery);
  const part = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    // Rendered after the browser looked for the address's anchor.
    if (isThere && window.location.hash === `#${INSTALLATION}`) part.current?.scrollIntoView();
  }, [isThere]);

  return (
    <div ref={part} id={INSTALLATION}>
      <Part title={say.title} text={say.text}>
        {isError && data === undefined && <p>{say.loadFailed}</p>}
        {data !== undefined && (
          <>
            <p className="body-medium">{say.version(data.version)}</p>
            <ul className={styles.operations}>
              {data.operations.map((operation) => (
                <Row key={operation.name} operation={operation} />
              ))}
            </ul>
          </>
        )}
      </Part>
    </div>
  );
}

type Operation = WireOperations['operations'][number];

function Row({ operation }: { readonly operation: Operation }) {
  const { name, state, reason } = operation;
  const isFailing = state === 'failing';
  return (
    <li data-status={isFailing ? 'critical' : undefined} className={isFailing ? styles.failing : undefined}>
      <b>{say.names[name]}</b>
      <span>
        {isFailing && <LateIcon name="warning" />}
        {[say.states[state], whenText(operation)].filter(Boolean).join(', ')}
      </span>
      {isFailing && <p>{say.failing[name]}</p>}
      {reason !== null && <code>{reason}</code>}
    </li>
  );
}

/** Store and disk are checked just now: only the start of a failure is shown. */
function whenText({ name, failing_since: since, last_success_at: last }: Operation): string {
  const worked = last === null || name === 'store' || name === 'disk' ? '' : lastText(name, last);
  return [since === null ? '' : say.since(instantText(since)), worked].filter(Boolean).join('; ');
}

function lastText(name: Operation['name'], last: string): string {
  return name === 'backups' ? say.newestBackup(instantText(last)) : say.lastWorked(instantText(last));
}
