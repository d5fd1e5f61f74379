import type { ImportQuestion, QuestionKind } from '#contract/importQuestion.ts';

/** What a person is asked at once: one question, or several about the same thing. */
export type AskedQuestion = {
  readonly key: string;
  readonly kind: QuestionKind;
  readonly questions: readonly ImportQuestion[];
  readonly cells: number;
};

const MOST_ASKED = 4;
/** The order in which they are asked; of columns each is asked where it stands, in its heading. */
const ORDER: readonly QuestionKind[] = [
  'encoding',
  'rows',
  'period',
  'year',
  'status',
  'state',
  'direction',
  'function',
  'match',
  'unit',
  'column',
];

/** The questions that are asked, at most four: of more the first kinds, and those that move most cells. */
export function askedQuestions(questions: readonly ImportQuestion[]): AskedQuestion[] {
  const open = questions.filter((each) => !each.is_assumed && isAskedApart(each));
  const groups = new Map<string, ImportQuestion[]>();
  for (const each of open) {
    const key = keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  // How a status is used belongs to what its words stand for, and each goal to the direction of all.
  return [...groups]
    .map(([key, all]) => ({
      key,
      kind: all[0]?.kind ?? 'column',
      questions: all,
      cells: Math.max(0, ...all.map(({ cells }) => cells)),
    }))
    .toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || other.cells - one.cells)
    .slice(0, MOST_ASKED);
}

function isAskedApart({ kind, name }: ImportQuestion): boolean {
  return kind === 'column' ? name === 'figures' : ORDER.includes(kind);
}

function keyOf({ kind, name }: ImportQuestion): string {
  return kind === 'year' || kind === 'status' || kind === 'state' || kind === 'direction' ? kind : name;
}

/** The answer that holds: what was just said, what the server knows, or what it proposes. */
export function heldAnswer(
  { name, answer, proposed }: ImportQuestion,
  said: Readonly<Record<string, string>> = {},
): string {
  return said[name] ?? answer ?? proposed;
}

/** The cells that a question was read from, by file, sheet and place. */
export function cellKey({
  file,
  sheet,
  cell,
}: {
  readonly file: string;
  readonly sheet: string | null;
  readonly cell: string;
}): string {
  return `${file}\n${sheet ?? ''}\n${cell}`;
}
