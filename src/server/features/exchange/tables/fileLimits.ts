import { UPLOAD_MAX_BYTES } from '#contract/importDraft.ts';

/** How much a file may be. */
export type FileLimits = {
  readonly bytes: number;
  /** Of a workbook, unpacked. */
  readonly inflatedBytes: number;
  /** Of a delimited text; without it only its bytes count. */
  readonly lines?: number;
  /** Of all tables together, with a row for each figure of a wide one; without it there may be any number. */
  readonly rows?: number;
  /** Rows that each are a goal, which take more than those of figures. */
  readonly goals?: number;
  /** Filled ones of a workbook; without it only what it unpacks to counts. */
  readonly cells?: number;
};

export const MEGABYTE = 1024 * 1024;

/**
 * What the page may hand in (trust.md, section 2); as many lines as Excel has rows. Worked out and shown a figure takes
 * 2.5 kB and a goal 6.5 kB: so many of each fit into 400 MB.
 */
export const PAGE_LIMITS: FileLimits = {
  bytes: UPLOAD_MAX_BYTES,
  inflatedBytes: 50 * MEGABYTE,
  lines: 1_048_576,
  rows: 100_000,
  goals: 40_000,
  cells: 1_500_000,
};

/** What the command line reads: about five million entries. */
export const COMMAND_LIMITS: FileLimits = { bytes: 200 * MEGABYTE, inflatedBytes: 400 * MEGABYTE };
