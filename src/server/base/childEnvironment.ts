/** What a child process or thread may know of the environment: where things lie, and nothing that is secret. */
const LISTED = [
  'PATH',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'NODE_COMPILE_CACHE',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
] as const;

/** The environment of a child: the listed names alone, whatever the server itself was given. */
export function childEnvironment(from: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(
    LISTED.flatMap((name) => {
      const value = from[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
