import { accessSync, constants } from 'node:fs';
import { Refusal } from './errors.ts';
import { makeFolder } from './makeFolder.ts';

export function refuseUnwritable(
  folder: string,
  { what, variable }: { readonly what: string; readonly variable: string },
): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Refusal({
      code: 'folder_not_writable',
      status: 500,
      message: `The ${what} ${folder} cannot be written${reasonOf(cause)}. Allow it, or name another in ${variable}.`,
      cause,
    });
  }
}

export function cannotListen(
  cause: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): Refusal {
  const message =
    codeOf(cause) === 'EADDRINUSE'
      ? `Port ${port} on ${host} is in use. Stop the program that has it, or set another in PORT.`
      : `Cannot listen on port ${port} of ${host}${reasonOf(cause)}. Set others in PORT and HOST.`;
  return new Refusal({ code: 'cannot_listen', status: 500, message, cause });
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return code === null ? '' : ` (${code})`;
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
