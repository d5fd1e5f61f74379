export type LibraryRefusal = Error & { readonly code: string };

export function isRefusedByLibrary(error: unknown): error is LibraryRefusal {
  if (!(error instanceof Error) || !('statusCode' in error)) return false;
  const { statusCode } = error;
  if (typeof statusCode !== 'number' || statusCode >= 500) return false;
  Object.assign(error, { code: codeOf(error) });
  return true;
}

function codeOf(error: Error): string {
  const body: unknown = 'body' in error ? error.body : null;
  if (typeof body !== 'object' || body === null || !('code' in body)) return '';
  return typeof body.code === 'string' ? body.code : '';
}
