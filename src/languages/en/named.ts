import type { StatusNames } from '#core/words/statusNames.ts';

type Counts = Readonly<Record<'measured' | 'achieved' | 'onTarget' | 'off' | 'critical', number>>;

/** Sentences of a plan that names its statuses: a name stands as it is, in quotes, and takes no ending. */
export const named = {
  standing: ({ measured, achieved, onTarget, off, critical }: Counts, names: StatusNames) =>
    measured === 0
      ? 'None of these goals has figures yet.'
      : `Of ${measured} measured ${measured === 1 ? 'goal' : 'goals'}: ${listed([
          [achieved, names.achieved],
          [onTarget, names.on_target],
          [off, names.off_target],
          [critical, names.critical],
        ])}.`,
  health: (score: number) => `Health: ${score} of 100.`,
  likelyMisses: (count: number, good: number, names: StatusNames) =>
    `${count} of ${good} ${good === 1 ? 'goal' : 'goals'} with status ${either(names.achieved, names.on_target)} ${count === 1 ? 'is' : 'are'} likely to miss the year’s target`,
  noAttention: (names: StatusNames) => `Nothing: no goal has status ${behind(names)}.`,
  more: (count: number, names: StatusNames) =>
    `${count} more ${count === 1 ? 'goal has' : 'goals have'} status ${behind(names)}.`,
  how: (on: string, off: string, names: StatusNames) =>
    `The status is “${names.on_target}” from ${on} of the target to date, “${names.off_target}” from ${off}, otherwise “${names.critical}”. Health counts “${names.achieved}” and “${names.on_target}” 100, “${names.off_target}” 50, “${names.critical}” 0; “${names.deferred}” and “${names.not_started}” are left out.`,
  statusOf: (goal: string, name: string) => `${goal}: “${name}”`,
  status: (name: string) => `“${name}”`,
  from: (name: string) => `“${name}” from`,
  order: (names: StatusNames) => `“${names.off_target}” must be lower than “${names.on_target}”.`,
  deferredBothDays: (name: string) => `“${name}”, left out on both days`,
  search: (several: string) => `Search “${several}”`,
  all: (several: string) => `All “${several}”`,
  by: (one: string) => `By “${one}”`,
  without: (one: string) => `Without “${one}”`,
  atTop: (one: string) => `At the top: “${one}”`,
  onlyNames: (count: number, { one, several }: Record<'one' | 'several', string>) =>
    `Of ${count} “${count === 1 ? one : several}”, only the name.`,
};

function behind(names: StatusNames): string {
  return either(names.off_target, names.critical);
}

function either(one: string, other: string): string {
  return `“${one}” or “${other}”`;
}

function listed(counts: readonly (readonly [number, string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} “${name}”`)
    .join(', ');
}
