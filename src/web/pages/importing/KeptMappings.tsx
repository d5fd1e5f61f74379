import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/import.ts';
import { say as sheets } from '#web/base/messages/say/importSheets.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { fetchKeptMappings, keepMapping, removeMapping } from './importCalls.ts';
import styles from './KeptMappings.module.css';
import { MappingFile } from './MappingFile.tsx';

/** The mappings of a plan by name: one is used again next month, this one is kept. */
export function KeptMappings({
  planId,
  mapping,
  onUse,
}: {
  /** Null: the plan is not there yet, so it can keep none. */
  readonly planId: string | null;
  readonly mapping: ImportDraft['mapping'];
  readonly onUse: (mapping: ImportDraft['mapping']) => void;
}) {
  const client = useQueryClient();
  const kept = useQuery({
    queryKey: ['import-mappings', planId],
    queryFn: planId === null ? skipToken : () => fetchKeptMappings(planId),
  });
  const [name, setName] = useState('');
  const [used, setUsed] = useState('');
  const [told, setTold] = useState<{ readonly text: string; readonly isError: boolean } | null>(null);
  const mappings = kept.data ?? [];

  async function handleKeep(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (name.trim() === '' || planId === null) return;
    const isKept = await tell(say.kept(name.trim()), () => keepMapping(planId, { name: name.trim(), mapping }));
    if (!isKept) return;
    setUsed(name.trim());
    setName('');
  }

  async function handleRemove() {
    if (planId === null) return;
    if (await tell(say.removedKept(used), () => removeMapping(planId, used))) setUsed('');
  }

  async function tell(done: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      await client.invalidateQueries({ queryKey: ['import-mappings', planId] });
      setTold({ text: done, isError: false });
      return true;
    } catch (error) {
      const text = refusalText(error, say.unreachable);
      setTold({ text, isError: true });
      return false;
    }
  }

  function handleUse(chosen: string) {
    setUsed(chosen);
    const found = mappings.find((each) => each.name === chosen);
    if (found !== undefined) onUse(found.mapping);
  }

  return (
    <form className={styles.kept} aria-label={say.keptTitle} onSubmit={(event) => void handleKeep(event)}>
      {mappings.length > 0 && (
        <SelectField
          label={say.useKept}
          options={[
            { value: '', label: say.noneKept },
            ...mappings.map((each) => ({ value: each.name, label: each.name })),
          ]}
          chosen={used}
          onChoose={handleUse}
        />
      )}
      {used !== '' && (
        <Button look="ghost" aria-label={say.removeKept(used)} onClick={() => void handleRemove()}>
          {say.remove}
        </Button>
      )}
      {planId !== null && (
        <>
          <TextField
            label={say.keepAs}
            value={name}
            maxLength={100}
            error={told?.isError === true ? told.text : null}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {say.keep}
          </Button>
        </>
      )}
      <MappingFile onUse={onUse} />
      <a
        className={buttonClass('secondary')}
        href={`data:application/json,${encodeURIComponent(JSON.stringify(mapping, null, 2))}`}
        download="mapping.json"
      >
        {sheets.download}
      </a>
      <p role="status">{told?.isError === false ? told.text : ''}</p>
    </form>
  );
}
