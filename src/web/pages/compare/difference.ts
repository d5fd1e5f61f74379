/** A value that is another on the later day. */
export type Difference = {
  /** Of the goal or the work that has it. */
  readonly id: string;
  /** Before its title: the goal's number, or what kind of work it is. */
  readonly prefix: string;
  readonly title: string;
  readonly label: string;
  /** Empty: no value. */
  readonly before: string;
  readonly after: string;
};
