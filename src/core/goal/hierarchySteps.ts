import { type Hierarchy, hierarchyOf, isSound, type PlacedGoal } from './hierarchy.ts';

/** Goals in a step: some tenths of a millisecond. */
const STEP = 256;

/**
 * The tree of goals already in list order, built in steps so that the event loop can do other work in between. The
 * same tree as `hierarchyOf` builds, which takes over where something is wrong.
 */
export function* hierarchySteps<G extends PlacedGoal>(goals: readonly G[]): Generator<void, Hierarchy<G>> {
  const nodes = new Map<string, Draft<G>>();
  for (const goal of goals) {
    nodes.set(goal.id, { goal, parent: null, children: [] });
    if (nodes.size % STEP === 0) yield;
  }
  if (nodes.size < goals.length) return hierarchyOf(goals);
  const roots: Draft<G>[] = [];
  const drafts = [...nodes.values()];
  for (const [at, node] of drafts.entries()) {
    const { parentId } = node.goal;
    const parent = parentId === null ? null : nodes.get(parentId);
    if (parent === undefined) return hierarchyOf(goals);
    node.parent = parent;
    (parent?.children ?? roots).push(node);
    if (at % STEP === 0) yield;
  }
  for (const [at, node] of drafts.entries()) {
    if (!isSound(node)) return hierarchyOf(goals);
    if (at % STEP === 0) yield;
  }
  return { nodes, roots, problems: [] };
}

type Draft<G extends PlacedGoal> = { readonly goal: G; parent: Draft<G> | null; readonly children: Draft<G>[] };
