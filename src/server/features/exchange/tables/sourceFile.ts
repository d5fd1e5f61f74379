/** A file as it was handed in: by the page, or from the disk by the command line. Nothing about it is believed yet. */
export type SourceFile = {
  readonly name: string;
  readonly bytes: Uint8Array;
};

/** Why a whole file stays out: nothing of it, and so nothing of the import, goes in. `line` and `column` count from 1. */
export type FileRefusal = {
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
  readonly reason: string;
};
