import type { OwnField, OwnKind } from '#core/own/ownField.ts';
import type { OwnValue } from '#core/own/ownValues.ts';

/** A text that all goals have, for tests to vary. */
export function exampleOwnField(differences: Partial<OwnField> = {}): OwnField {
  const { kind = 'text' } = differences;
  const hasOptions = kind === 'choice' || kind === 'choices';
  return {
    id: 'ward',
    name: 'Ward',
    kind,
    help: '',
    levels: [],
    required: false,
    onCard: false,
    public: false,
    options: hasOptions ? EXAMPLE_OPTIONS : [],
    decimals: null,
    unit: '',
    ...differences,
  };
}

export const EXAMPLE_OPTIONS = [
  { id: 'harbor', name: 'Harbor' },
  { id: 'oldtown', name: 'Old Town' },
  { id: 'north', name: 'North Hill' },
];

/** A value that a field of a kind can have. */
export function exampleOwnValue(kind: OwnKind): OwnValue {
  return VALUES[kind];
}

const VALUES: Readonly<Record<OwnKind, OwnValue>> = {
  text: 'A-17; “x”',
  long_text: 'First line\n\nand another',
  number: 12.5,
  money: 1200,
  percent: 33.3,
  date: '2026-03-31',
  choice: 'harbor',
  choices: ['harbor', 'north'],
  person: 'm1',
  link: 'https://example.org/grants?id=7',
  yes_no: true,
};
