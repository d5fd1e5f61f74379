import { useRef, useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { Button } from '#web/base/ui/Button.tsx';

type Mapping = ImportDraft['mapping'];

/** A mapping file as the command takes it: also codes in the place of goal numbers, which no choice on the page says. */
export function MappingFile({ onUse }: { readonly onUse: (mapping: Mapping) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);

  async function handleFile(file: File | undefined) {
    if (file === undefined) return;
    const mapping = mappingIn(await file.text());
    setWrong(mapping === null);
    if (mapping !== null) onUse(mapping);
  }

  return (
    <>
      <Button onClick={() => input.current?.click()}>{say.fromFile}</Button>
      <input
        ref={input}
        type="file"
        accept=".json"
        hidden
        aria-label={say.fromFile}
        onChange={({ target }) => {
          void handleFile(target.files?.[0]);
          target.value = '';
        }}
      />
      {isWrong && (
        <p role="alert" data-status="critical">
          {say.notAMapping}
        </p>
      )}
    </>
  );
}

/** Only whether it is an object matters here: the server says what is wrong in it. */
function mappingIn(text: string): Mapping | null {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
