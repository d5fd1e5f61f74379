import type { TextAt } from './model.ts';

/**
 * The rows of texts alone that stand above rows of data. One right below another stands under it; one alone takes the
 * place of the last.
 */
export class Sections {
  above: readonly TextAt[];
  private isOpen = false;
  private isNested = false;

  constructor(first: TextAt | undefined) {
    this.above = first === undefined ? [] : [first];
  }

  open(section: TextAt): void {
    const [outer] = this.above;
    if (this.isOpen && outer !== undefined && this.above.length === 1) {
      this.isNested = true;
      this.above = [outer, section];
    } else if (this.isOpen && this.isNested) this.above = [this.above.at(-1) ?? section, section];
    else if (this.isNested && outer !== undefined) this.above = [outer, section];
    else this.above = [section];
    this.isOpen = true;
  }

  /** A row of data follows. */
  close(): void {
    this.isOpen = false;
  }
}
