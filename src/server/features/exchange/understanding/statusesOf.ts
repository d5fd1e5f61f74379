import type { CellOfFile } from '#contract/importQuestion.ts';
import type { Status } from '#core/goal/status.ts';
import { STATUSES } from '#core/goal/status.ts';
import { statusWord } from '#server/features/exchange/understanding/words/cellWords.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import type { BuiltGoal } from './builtGoal.ts';
import { cellOf, type Ledger } from './ledger.ts';
import type { DraftGoal, StatusOfFile } from './measuredGoal.ts';
import type { Questions } from './questions.ts';
import type { RecordRead } from './recordRead.ts';
import { why } from './why.ts';

const COLOURS: Readonly<Record<'green' | 'amber' | 'red', Status>> = {
  green: 'on_target',
  amber: 'off_target',
  red: 'critical',
};
const MOST_WORDS = 40;
const MOST_EVIDENCE = 4;

type StatusSaid = {
  readonly draft: DraftGoal;
  readonly word: string;
  readonly cell: CellOfFile;
  readonly record: RecordRead | null;
};

type Word = { readonly cells: CellOfFile[]; count: number };

/** Every word of the file's statuses: those that goals have now, then those that only earlier rows say. */
function wordsOf(drafted: readonly DraftGoal[], said: readonly StatusSaid[]): Map<string, Word> {
  const words = new Map<string, Word>(said.map(({ word }) => [word, { cells: [], count: 0 }]));
  const count = (word: string, cell: () => CellOfFile): void => {
    const found = words.get(word) ?? { cells: [], count: 0 };
    if (found.cells.length < MOST_EVIDENCE) found.cells.push(cell());
    found.count += 1;
    words.set(word, found);
  };
  for (const { built } of drafted)
    for (const { grid, status } of built.records)
      if (status !== null && !isNoneInFile(status.text)) count(status.text, () => cellOf(grid, status.place));
  for (const { word, cell, record } of said) if (record === null) count(word, () => cell);
  return new Map([...words].slice(0, MOST_WORDS));
}

/**
 * The statuses that the file gives its goals, by words or colours: set by hand where a goal has nothing else to be
 * judged by, else only compared, unless somebody says that they are set.
 */
export function statusesOf(
  drafted: readonly DraftGoal[],
  { questions, ledger }: { readonly questions: Questions; readonly ledger: Ledger },
): ReadonlyMap<BuiltGoal, StatusOfFile> {
  const said = drafted.flatMap((draft): StatusSaid[] => {
    const { records } = draft.built;
    const withStatus = records.filter(({ status }) => status !== null && !isNoneInFile(status.text));
    const withActual = withStatus.filter(
      ({ figures }) =>
        draft.timed !== null &&
        figures.some(
          ({ kind, place }) => kind !== 'target' && draft.timed?.entries.some((entry) => entry.figure.place === place),
        ),
    );
    const record = withActual.at(-1) ?? withStatus.at(-1);
    for (const { grid, status } of records)
      if (status !== null) ledger.leave(grid, status.place, isNoneInFile(status.text) ? 'no_figure' : 'other_taken');
    if (record?.status !== undefined && record.status !== null)
      return [{ draft, word: record.status.text, cell: cellOf(record.grid, record.status.place), record }];
    const coloured = records.filter(({ colour }) => colour !== null).at(-1);
    return coloured?.colour === undefined || coloured.colour === null
      ? []
      : [{ draft, word: coloured.colour.colour, cell: cellOf(coloured.grid, coloured.colour.place), record: null }];
  });
  if (said.length === 0) return new Map();
  const meanings = new Map<string, Status | null>();
  for (const [word, { cells, count }] of wordsOf(drafted, said)) {
    const known = COLOURS[word as 'green'] ?? statusWord(word);
    const answer = questions.ask({
      name: `status ${word}`,
      kind: 'status',
      about: word,
      text: `What does the status “${word}” stand for?`,
      proposed: known ?? 'nothing',
      choices: [
        ...STATUSES.map((status): [string, string] => [status, status.replace('_', ' ')]),
        ['nothing', 'Leave it out'],
      ],
      evidence: cells,
      reason: known === null ? why('word_unknown') : why('word_usually', word, known),
      confidence: known === null ? 0.3 : 0.8,
      cells: count,
    });
    meanings.set(word, answer === 'nothing' ? null : (answer as Status));
  }
  const isJudged = ({ timed }: DraftGoal) =>
    timed?.entries.some(({ kind }) => kind === 'actual') &&
    (timed.yearTargets.size > 0 || timed.entries.some(({ kind }) => kind === 'target'));
  const judged = said.filter(({ draft }) => isJudged(draft));
  const use =
    judged.length === 0
      ? 'compare'
      : questions.ask({
          name: 'status_use',
          kind: 'status',
          text: `The file gives ${said.length} goals a status of its own. Is it only compared with what the figures say, or set by hand?`,
          proposed: 'compare',
          choices: [
            ['compare', 'Compare it; figures decide'],
            ['set', 'Set it by hand'],
          ],
          evidence: judged.slice(0, 6).map(({ cell }) => cell),
          reason: why('have_figures', judged.length),
          confidence: 0.7,
          cells: said.length,
        });
  const found = new Map<BuiltGoal, StatusOfFile>();
  for (const { draft, word, record } of said) {
    const status = meanings.get(word) ?? null;
    if (status === null) continue;
    // Compared or set, it is used.
    if (record?.status !== undefined && record.status !== null) ledger.take(record.grid, record.status.place);
    found.set(draft.built, { status, word, isSet: use === 'set' || !isJudged(draft) });
  }
  return found;
}
