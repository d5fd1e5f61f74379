import type { RowsAre } from './actionPlan.ts';
import { cellOf } from './ledger.ts';
import type { Column, Proposal, Role, SheetTable } from './model.ts';
import type { Questions } from './questions.ts';

const CHOICES: readonly (readonly [string, string])[] = [
  ['number', 'Number of the goal'],
  ['title', 'Title of the goal'],
  ['level', 'What stands above the goals'],
  ['owner', 'Owner'],
  ['department', 'Department'],
  ['unit', 'Unit'],
  ['baseline', 'Baseline'],
  ['target', 'Target'],
  ['actual', 'Actual'],
  ['figure', 'Figures, target or actual by another column'],
  ['complete', 'Percent complete'],
  ['status', 'Status'],
  ['direction', 'Which way is better'],
  ['function', 'How periods become one figure'],
  ['frequency', 'How often it is reported'],
  ['start', 'Start'],
  ['end', 'End'],
  ['perspective', 'Perspective'],
  ['period', 'Period of the row'],
  ['target_year', 'Year of the target'],
  ['baseline_year', 'Year of the baseline'],
  ['series', 'Target or actual'],
  ['description', 'Description'],
  ['measure', 'What is measured'],
  ['nothing', 'Leave it out'],
];

/** Of what work has fields for. */
const OF_INITIATIVES = new Set([
  'number',
  'title',
  'level',
  'owner',
  'department',
  'complete',
  'status',
  'start',
  'end',
  'description',
  'nothing',
]);
const OF_MILESTONES = new Set(['number', 'title', 'level', 'owner', 'status', 'end', 'nothing']);
/** What goals call otherwise. */
const WORK_WORDS: ReadonlyMap<string, string> = new Map([
  ['number', 'Number'],
  ['title', 'Title'],
  ['level', 'The goal above it'],
]);

function ofWork(words: ReadonlySet<string>): (typeof CHOICES)[number][] {
  return CHOICES.flatMap(([word, text]) => (words.has(word) ? [[word, WORK_WORDS.get(word) ?? text] as const] : []));
}

const WORK_CHOICES: Readonly<Record<Exclude<RowsAre, 'goals'>, typeof CHOICES>> = {
  initiatives: [
    ...ofWork(OF_INITIATIVES),
    ['goals', 'The goals it is for'],
    ['planned', 'Money planned'],
    ['spent', 'Money spent'],
    ['after', 'What it waits for'],
  ],
  milestones: [
    ...ofWork(OF_MILESTONES),
    ['goals', 'The goal it is of'],
    ['done_on', 'The day it was done'],
    ['after', 'What it waits for'],
  ],
};

/** The word of a role, as questions have it. */
export function wordOfRole(role: Role): string {
  if (role.is === 'figure') return role.isShareDone === true ? 'complete' : (role.kind ?? 'figure');
  if (role.is === 'goal') return role.kind;
  if (role.is === 'yearOf') return `${role.kind}_year`;
  if (role.is === 'doneOn') return 'done_on';
  if (role.is === 'own') return role.isNew === true ? NEW_FIELD : role.column;
  if (role.is === 'out' || role.is === 'valueFormat' || role.is === 'place' || role.is === 'code') return 'nothing';
  return role.is;
}

export function askedRole(
  column: Column,
  {
    table,
    proposal,
    questions,
    rowsAre,
  }: {
    readonly table: SheetTable;
    readonly proposal: Proposal<Role>;
    readonly questions: Questions;
    readonly rowsAre: RowsAre;
  },
): Role {
  const { heading, cells, headingPlaces } = column;
  const word = wordOfRole(proposal.value);
  if (heading === '' && proposal.value.is !== 'series') return proposal.value;
  const first = headingPlaces[0];
  const answer = questions.ask({
    name: `column ${heading}`,
    kind: 'column',
    about: heading,
    text: `What is the column “${heading}”?`,
    proposed: word,
    choices:
      rowsAre === 'goals'
        ? [...CHOICES, ...ownChoices(table, proposal.value.is === 'own' ? word : null), [NEW_FIELD, 'A new own field']]
        : WORK_CHOICES[rowsAre],
    evidence: first === undefined ? [] : [cellOf(table.grid, first)],
    reason: proposal.reason,
    confidence: proposal.confidence,
    cells: cells.filled,
  });
  if (answer === word) return proposal.value;
  if (answer === NEW_FIELD) return { is: 'own', column: heading, isNew: true };
  return table.ownNames?.includes(answer) === true ? { is: 'own', column: answer } : roleOfWord(answer);
}

/** No column and no field is called so. */
const NEW_FIELD = 'new_field';

function ownChoices({ ownNames = [] }: SheetTable, proposed: string | null): [string, string][] {
  const names = proposed === null || ownNames.includes(proposed) ? ownNames : [...ownNames, proposed];
  return names.map((name) => [name, name]);
}

function roleOfWord(word: string): Role {
  switch (word) {
    case 'target':
    case 'actual':
    case 'baseline':
      return { is: 'figure', kind: word };
    case 'figure':
      return { is: 'figure', kind: null };
    case 'complete':
      return { is: 'figure', kind: 'actual', isShareDone: true };
    case 'target_year':
      return { is: 'yearOf', kind: 'target' };
    case 'baseline_year':
      return { is: 'yearOf', kind: 'baseline' };
    case 'level':
      return { is: 'level', rank: 20 };
    case 'done_on':
      return { is: 'doneOn' };
    case 'nothing':
      return { is: 'out', reason: 'unused' };
    default:
      return SIMPLE.find(({ is }) => is === word) ?? { is: 'out', reason: 'unused' };
  }
}

const SIMPLE: readonly Role[] = (
  [
    'number',
    'title',
    'owner',
    'department',
    'unit',
    'status',
    'direction',
    'function',
    'frequency',
    'start',
    'end',
    'perspective',
    'period',
    'series',
    'description',
    'measure',
    'goals',
    'planned',
    'spent',
    'after',
  ] as const
).map((is) => ({ is }));
