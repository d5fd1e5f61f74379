import { DEFAULT_PERSPECTIVE_LABELS, PERSPECTIVES, type Perspective } from '#core/plan/perspective.ts';
import { plainText } from './plainText.ts';

/** How the four are called elsewhere: the names of the wire, and the usual ones of the balanced scorecard. */
const OTHER_NAMES: Readonly<Record<Perspective, readonly string[]>> = {
  f: ['fin', 'finance', 'finances'],
  c: ['cust', 'customers'],
  o: ['internal processes', 'internal process', 'internal business processes', 'internal business process'],
  p: ['learning and growth', 'learning & growth', 'people and learning', 'organizational capacity'],
};

export type PerspectiveReader = (cell: string) => Perspective | { readonly listed: string };

/**
 * Reads a perspective by its letter, its label in the plan, or one of its usual names; the plan's labels come first.
 * Any other is refused by name: a plan has four (rule 9.3).
 */
export function readPerspective(labels: Readonly<Record<Perspective, string>>): PerspectiveReader {
  const byName = new Map<string, Perspective>();
  const add = (name: string, perspective: Perspective) => {
    if (!byName.has(plainText(name))) byName.set(plainText(name), perspective);
  };
  for (const each of PERSPECTIVES) add(labels[each], each);
  for (const each of PERSPECTIVES)
    for (const name of [each, DEFAULT_PERSPECTIVE_LABELS[each], ...OTHER_NAMES[each]]) add(name, each);
  const listed = PERSPECTIVES.map((each) => labels[each]).join(', ');
  return (cell) => byName.get(plainText(cell)) ?? { listed };
}
