import type { MouseEvent } from 'react';
import { say } from '#web/base/messages/say/comments.ts';
import { partsOf, readWhatIf } from '#web/goal/whatIf/whatIfAddress.ts';
import { supposeAll } from '#web/goal/whatIf/whatIfStore.ts';

export function WhatIfLink({ address, goalId }: { readonly address: string; readonly goalId: string }) {
  const { path, query, hash } = partsOf(address);
  const supposed = readWhatIf(hash);
  const isOfOpenGoal = query.get('goal') === goalId;

  function handleClick(event: MouseEvent) {
    if (supposed === null || !isOfOpenGoal || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    supposeAll(supposed);
  }

  // Only the path: never another server, whatever host the address has.
  return (
    <a href={`${window.location.origin}${path}${hash}`} onClick={handleClick}>
      {say.openWhatIf}
    </a>
  );
}
