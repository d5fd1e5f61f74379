import { foldText } from '#core/search/foldText.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { Combobox } from '#web/base/ui/Combobox.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';

/** Longer lists are searched. */
export const LONG_LIST = 10;

type Named = { readonly value: string; readonly label: string };

/** One of a list, or none: a menu, or for a long list a field that finds it by typing. */
export function OneOf({
  label,
  options,
  none,
  chosen,
  error = null,
  onChoose,
  ...note
}: {
  readonly label: string;
  readonly options: readonly Named[];
  readonly none: string;
  /** Empty: none. */
  readonly chosen: string;
  readonly error?: string | null;
  readonly hint?: string;
  readonly onChoose: (value: string) => void;
}) {
  if (options.length <= LONG_LIST) {
    const all = [{ value: '', label: none }, ...options];
    return <SelectField {...{ label, chosen, error, onChoose, ...note }} options={all} />;
  }
  return (
    <Combobox
      {...{ label, error, ...note }}
      shown={options.find(({ value }) => value === chosen)?.label ?? none}
      placeholder={say.findOne}
      none={say.noneFound}
      choicesFor={(search) => found(options, { search, none })}
      onChoose={(id) => onChoose(id ?? '')}
    />
  );
}

function found(options: readonly Named[], { search, none }: { readonly search: string; readonly none: string }) {
  const wanted = foldText(search.trim());
  const matching = options.filter(({ label }) => foldText(label).includes(wanted));
  const choices = matching.map(({ value, label }) => ({ id: value, label }));
  return wanted === '' ? [{ id: null, label: none }, ...choices] : choices;
}
