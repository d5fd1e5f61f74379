import type { XmlElement } from './xmlTree.ts';

/** Reads elements of a tree by their names, and knows which of them were never read. */
export class XmlReading {
  readonly #read = new Set<XmlElement>();

  childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
    const found = children.filter((child) => child.name === name);
    for (const each of found) this.#read.add(each);
    return found;
  }

  /** The first child of that name. */
  childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
    const found = element?.children.find((child) => child.name === name);
    if (found !== undefined) this.#read.add(found);
    return found;
  }

  /** The text of the first child of that name on one line; empty where there is none. */
  textOf(element: XmlElement | undefined, name: string): string {
    return (this.childOf(element, name)?.text ?? '').replace(/\s+/g, ' ').trim();
  }

  /**
   * How many elements of each name were not read. What is inside one of them is not counted, nor is an empty element.
   * A name that is read elsewhere has its parent's before it: `StrategicPlan/Name`.
   */
  unread(root: XmlElement): ReadonlyMap<string, number> {
    const namesRead = new Set(Array.from(this.#read, ({ name }) => name));
    const counts = new Map<string, number>();
    const walk = (parent: XmlElement) => {
      for (const child of parent.children) {
        if (this.#read.has(child)) walk(child);
        else if (!isEmpty(child)) {
          const name = namesRead.has(child.name) ? `${parent.name}/${child.name}` : child.name;
          counts.set(name, (counts.get(name) ?? 0) + 1);
        }
      }
    };
    walk(root);
    return counts;
  }
}

function isEmpty({ text, children }: XmlElement): boolean {
  return text.trim() === '' && children.every(isEmpty);
}
