import type { CellOfFile, ImportQuestion, QuestionAnswers, QuestionKind } from '#contract/importQuestion.ts';
import type { ImportReason } from '#contract/importReason.ts';
import { whyText } from './why.ts';

export type Asked = {
  readonly name: string;
  readonly kind: QuestionKind;
  readonly text: string;
  readonly about?: string | null;
  readonly proposed: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly isOpen?: boolean;
  /** An answer as it is given, in the form that `choices` have. */
  readonly plainAnswer?: (given: string) => string;
  readonly evidence?: readonly CellOfFile[];
  readonly reason: ImportReason;
  readonly confidence: number;
  readonly cells: number;
};

/** From here on a proposal is shown as an assumption; below it is asked. */
const CERTAIN = 0.85;
const MOST_EVIDENCE = 8;

/** What an import asks: whoever reads puts the question and goes on with the answer, given or proposed. */
export class Questions {
  readonly #asked = new Map<string, ImportQuestion>();

  readonly given: QuestionAnswers;

  constructor(given: QuestionAnswers) {
    this.given = given;
  }

  ask(asked: Asked): string {
    const {
      name,
      kind,
      text,
      about = null,
      proposed,
      choices,
      isOpen = false,
      plainAnswer = (given: string) => given,
      evidence = [],
      reason,
      confidence,
      cells,
    } = asked;
    const known = this.#asked.get(name);
    const answer = this.#answerTo({ name, choices, isOpen, plainAnswer });
    if (known === undefined)
      this.#asked.set(name, {
        name,
        kind,
        text,
        about,
        proposed,
        answer,
        choices: choices.map(([value, each]) => ({ value, text: each })),
        is_open: isOpen,
        evidence: evidence.slice(0, MOST_EVIDENCE),
        reason: whyText(reason),
        said: reason,
        confidence,
        cells,
        is_assumed: confidence >= CERTAIN,
      });
    return answer ?? proposed;
  }

  /** What is proposed for a question that was put; null where it was not. */
  proposedFor(name: string): string | null {
    return this.#asked.get(name)?.proposed ?? null;
  }

  /** Whether somebody answered it, and so with more than the proposal. */
  isSaid(name: string): boolean {
    return this.#asked.get(name)?.answer != null;
  }

  #answerTo({
    name,
    choices,
    isOpen,
    plainAnswer,
  }: Required<Pick<Asked, 'name' | 'choices' | 'isOpen' | 'plainAnswer'>>): string | null {
    const key = plain(name);
    const found = Object.entries(this.given).find(([each]) => plain(each) === key)?.[1];
    if (found === undefined || found === '') return null;
    const given = plainAnswer(found);
    const choice = choices.find(([value]) => plain(value) === plain(given));
    if (choice !== undefined) return choice[0];
    return isOpen ? given : null;
  }

  /** Those to be asked first, in the order of their kinds, and then by how much they move. */
  list(): ImportQuestion[] {
    return [...this.#asked.values()].sort(
      (one, other) =>
        Number(one.is_assumed) - Number(other.is_assumed) || orderOf(one) - orderOf(other) || other.cells - one.cells,
    );
  }
}

const ORDER: readonly QuestionKind[] = ['rows', 'period', 'year', 'status', 'state', 'direction'];

function orderOf({ kind }: ImportQuestion): number {
  const at = ORDER.indexOf(kind);
  return at < 0 ? ORDER.length : at;
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
