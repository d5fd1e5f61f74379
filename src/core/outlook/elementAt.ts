/** An element of a list, from the end for an index below 0. Throws RangeError outside it. */
export function elementAt<Element>(list: readonly Element[], index: number): Element {
  const element = list.at(index);
  if (element === undefined) throw new RangeError(`A list of ${list.length} has no element ${index}.`);
  return element;
}
