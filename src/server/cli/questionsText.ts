import type { ImportProof, ImportQuestion } from '#contract/importQuestion.ts';
import type { StatusComparison } from '#contract/importStanding.ts';
import { ENGLISH_LABELS } from '#core/words/labelWords.ts';

const LONGEST = 100;

/** How files are read, question by question: the open ones first, each with what holds and why. */
export function questionsText(questions: readonly ImportQuestion[]): string[] {
  const asked = questions.filter((each) => !each.is_assumed);
  const columns = questions.filter(({ kind, is_assumed }) => is_assumed && kind === 'column');
  const others = questions.filter(({ kind, is_assumed }) => is_assumed && kind !== 'column');
  return [
    ...asked.map((each) => `${each.text} ${held(each)} (${each.reason}). Otherwise --answer "${each.name}=…"`),
    ...columns.map((each) => `  ${each.about} = ${held(each)}`),
    ...others.map((each) => `  ${each.name} = ${held(each)} (${each.reason})`),
    '',
  ];
}

function held({ answer, proposed, choices }: ImportQuestion): string {
  const value = answer ?? proposed;
  const text = choices.find((choice) => choice.value === value)?.text ?? value;
  return text === value ? value : `${value}: ${text}`;
}

/** What comes in of the filled cells, and what does not, group by group. */
export function proofText({ filled, in: taken, out, groups }: ImportProof): string[] {
  const count = (value: number) => value.toLocaleString('en-US');
  if (out === 0) return [`All ${count(filled)} filled cells come in.`];
  return [
    `Of ${count(filled)} filled cells ${count(taken)} come in, ${count(out)} ${out === 1 ? 'does' : 'do'} not:`,
    ...groups.map(({ file, sheet, what, heading, cells, why }) => {
      const place = [sheet === null ? file : `${file}, sheet ${sheet}`, what].join(', ');
      const named = heading === null || heading === '' ? '' : ` “${heading.slice(0, LONGEST)}”`;
      return `  ${place}${named}: ${cells === 1 ? '1 cell' : `${count(cells)} cells`}, ${why}`;
    }),
  ];
}

/** Where the file calls goals behind and their figures do not, or the other way round. */
export function statusesText({ of, said, figures, differ }: StatusComparison): string[] {
  const name = (status: keyof typeof ENGLISH_LABELS.status) => ENGLISH_LABELS.status[status];
  return [
    `The file calls ${said} of ${of} behind, the figures ${figures}. Look at ${differ.length === 1 ? 'this one' : `these ${differ.length}`}:`,
    ...differ.map((goal) => `  ${goal.number} ${goal.title}: file ${name(goal.said)}, figures ${name(goal.figures)}`),
    '  Otherwise --answer "status_use=set"',
  ];
}
