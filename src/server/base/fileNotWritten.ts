import { Refusal } from './errors.ts';
import { fileProblem } from './fileProblem.ts';

/** Explains a failed write of a file. An error that is not of the file system is passed on. */
export function fileNotWritten(file: string, error: unknown): unknown {
  if (error instanceof Refusal || !hasCode(error)) return error;
  return notWritten(file, fileProblem(error.code), error);
}

export function fileIsThere(file: string): Refusal {
  return notWritten(file, 'it is there already; --force writes over it');
}

export function fileIsFolder(file: string): Refusal {
  return notWritten(file, fileProblem('EISDIR'));
}

export function hasCode(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

function notWritten(file: string, reason: string, cause?: unknown): Refusal {
  return new Refusal({ code: 'file_not_written', status: 409, message: `${file} was not written: ${reason}.`, cause });
}
