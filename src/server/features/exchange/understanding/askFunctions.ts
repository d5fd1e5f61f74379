import type { Aggregation } from '#core/goal/goal.ts';
import { IN_DOUBT } from './besidePeriods.ts';
import { cellOf } from './ledger.ts';
import type { DraftGoal } from './measuredGoal.ts';
import { functionOf, isMeasured } from './measureOf.ts';
import type { Proposal } from './model.ts';
import type { Questions } from './questions.ts';
import { why } from './why.ts';

/** More goals are not asked about one by one. */
export const MOST_ASKED = 500;

/** With the answer, or with the proposal that nobody changed. */
const ANSWERED = 0.8;

/** How the periods of each goal become one figure: told, and where the file does not agree with itself asked once. */
export function askFunctions(drafted: readonly DraftGoal[], questions: Questions): (Proposal<Aggregation> | null)[] {
  const told = drafted.map(({ evidence, valueType }) =>
    evidence === null || valueType === null || !isMeasured(evidence) ? null : functionOf({ ...evidence, valueType }),
  );
  const inDoubt = told.flatMap((proposal, at) => {
    const draft = drafted[at];
    return proposal === null || draft === undefined || proposal.confidence > IN_DOUBT ? [] : [{ draft, proposal }];
  });
  const forAll = inDoubt.length === 0 ? null : askForAll(inDoubt, questions);
  return told.map((proposal, at) => {
    const draft = drafted[at];
    if (proposal === null || draft === undefined) return null;
    const held =
      proposal.confidence > IN_DOUBT || forAll === null
        ? proposal
        : { ...proposal, value: forAll, confidence: ANSWERED };
    return drafted.length > MOST_ASKED ? held : askOne(draft, held, questions);
  });
}

type InDoubt = { readonly draft: DraftGoal; readonly proposal: Proposal<Aggregation> };

const CHOICES: readonly (readonly [Aggregation, string])[] = [
  ['sum', 'They add up'],
  ['average', 'Their average'],
  ['current', 'The last one'],
];

function askForAll(inDoubt: readonly InDoubt[], questions: Questions): Aggregation {
  const counts = new Map<Aggregation, number>();
  for (const { proposal } of inDoubt) counts.set(proposal.value, (counts.get(proposal.value) ?? 0) + 1);
  const [[most = 'sum'] = []] = [...counts].toSorted(([, one], [, other]) => other - one);
  const titles = inDoubt.map(({ draft }) => draft.built.title);
  return questions.ask({
    name: 'function',
    kind: 'function',
    text: `How do several periods become one figure for ${titles.slice(0, 6).join(', ')}${titles.length > 6 ? ` and ${titles.length - 6} more` : ''}?`,
    proposed: most,
    choices: CHOICES,
    evidence: inDoubt.flatMap(({ draft: { built, evidence } }) =>
      (evidence?.beside ?? []).flatMap(({ place }) => (built.at === null ? [] : [cellOf(built.at.grid, place)])),
    ),
    reason: inDoubt[0]?.proposal.reason ?? why('nothing_otherwise'),
    confidence: IN_DOUBT,
    cells: inDoubt.length,
  }) as Aggregation;
}

function askOne(
  { built, evidence }: DraftGoal,
  proposal: Proposal<Aggregation>,
  questions: Questions,
): Proposal<Aggregation> {
  const name = `function ${built.title}`;
  const answer = questions.ask({
    name,
    kind: 'function',
    about: built.title,
    text: `How do several periods of “${built.title}” become one figure?`,
    proposed: proposal.value,
    choices: [...CHOICES, ['highest', 'The highest'], ['lowest', 'The lowest']],
    evidence: [],
    reason: proposal.reason,
    confidence: Math.max(0.86, proposal.confidence),
    cells: evidence?.figures.length ?? 0,
  });
  return questions.isSaid(name)
    ? { value: answer as Aggregation, confidence: 1, reason: why('somebody_said') }
    : proposal;
}
