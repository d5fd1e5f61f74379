/** Somebody else has changed the same since the form was opened. */
export class ChangedMeanwhile extends Error {
  /** As the wire calls them. */
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super(`Changed meanwhile: ${fields.join(', ')}`);
    this.fields = fields;
  }
}
