const BYTES = 16;

/** An id that nobody else makes. Not by `crypto.randomUUID`, which pages without HTTPS do not have. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
