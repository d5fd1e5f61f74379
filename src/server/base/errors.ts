import '#contract/plainIssue.ts';

export type RefusalParts = {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  /** More for programs, such as both values of a conflict; sent as it is, so never a secret. */
  readonly details?: unknown;
  readonly cause?: unknown;
};

/** The one kind of error the server throws on purpose; answered in one place as `{error: {code, message, details?}}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly status: number;
  readonly details: unknown;

  constructor(parts: RefusalParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause });
    this.code = parts.code;
    this.status = parts.status;
    this.details = parts.details;
  }
}
