import { readOwnTest } from '#core/own/ownCriterion.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { say } from '#web/base/messages/say/ownFilters.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';

export function OwnTextFilter({
  field,
  asked,
  onAsk,
}: {
  readonly field: OwnField;
  readonly asked: unknown;
  readonly onAsk: (asked: unknown, how: 'typing') => void;
}) {
  const contains = textIn(field, asked);
  return (
    <TextField
      label={field.name}
      type="search"
      autoComplete="off"
      placeholder={say.contains}
      start={<Icon name="search" size={14} />}
      value={contains}
      maxLength={200}
      onChange={({ target }) => onAsk(target.value.trim() === '' ? null : { contains: target.value }, 'typing')}
    />
  );
}

/** As typed, with its blanks. */
function textIn(field: OwnField, asked: unknown): string {
  if (readOwnTest(field, asked) === null || typeof asked !== 'object' || asked === null) return '';
  return 'contains' in asked && typeof asked.contains === 'string' ? asked.contains : '';
}
