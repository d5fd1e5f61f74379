import { endOf, inOneList, type Linked, startOf } from './links.ts';

/** That a thing comes after another. */
export type WorkLink = { readonly id: string; readonly afterId: string };

/** What has to come before a step; `link` is null where that is not to be left out. */
type Edge = { readonly step: string; readonly link: WorkLink | null };

type Walk = {
  /** The edges from where it began, and how many of those that follow each were looked at. */
  readonly path: { readonly edge: Edge; looked: number }[];
  readonly onPath: Set<string>;
  readonly left: Set<WorkLink>;
};

/**
 * The new links to leave out so that nothing would have to be finished before it starts: of each way round the last.
 * Those that are not new lead back nowhere by themselves.
 */
export function linksBack(linked: Linked, isNew: (link: WorkLink) => boolean): WorkLink[] {
  const edges = edgesOf(linked, isNew);
  const walk: Walk = { path: [], onPath: new Set(), left: new Set() };
  const settled = new Set<string>();
  const isLeft = ({ link }: Edge) => link !== null && walk.left.has(link);
  for (const step of edges.keys()) {
    if (!settled.has(step)) enter(walk, { step, link: null });
    for (let top = walk.path.at(-1); top !== undefined; top = walk.path.at(-1)) {
      const { step: from } = top.edge;
      const edge = edges.get(from)?.[top.looked];
      top.looked += 1;
      if (edge === undefined) {
        settled.add(from);
        walk.onPath.delete(from);
        walk.path.pop();
      } else if (!settled.has(edge.step) && !isLeft(edge)) {
        if (walk.onPath.has(edge.step)) leaveOut(walk, edge);
        else enter(walk, edge);
      }
    }
  }
  return [...walk.left];
}

function enter({ path, onPath }: Walk, edge: Edge): void {
  path.push({ edge, looked: 0 });
  onPath.add(edge.step);
}

/** Goes back to the last new link of a path that has come round, and leaves it out. */
function leaveOut({ path, onPath, left }: Walk, { link: last }: Edge): void {
  let link = last;
  while (link === null) {
    const gone = path.pop();
    if (gone === undefined) return;
    onPath.delete(gone.edge.step);
    link = gone.edge.link;
  }
  left.add(link);
}

/** Of each start and end what has to come before it. */
function edgesOf(linked: Linked, isNew: (link: WorkLink) => boolean): ReadonlyMap<string, readonly Edge[]> {
  const all = inOneList(linked);
  const edges = new Map(
    all.flatMap(({ id }): [string, Edge[]][] => [
      [startOf(id), []],
      [endOf(id), [{ step: startOf(id), link: null }]],
    ]),
  );
  const add = (step: string, edge: Edge) => edges.get(step)?.push(edge);
  for (const { id, initiativeId, afterIds } of all) {
    for (const afterId of afterIds) {
      const link = { id, afterId };
      add(startOf(id), { step: endOf(afterId), link: isNew(link) ? link : null });
    }
    if (initiativeId === null) continue;
    add(startOf(id), { step: startOf(initiativeId), link: null });
    add(endOf(initiativeId), { step: endOf(id), link: null });
  }
  return edges;
}
