import * as z from 'zod/mini';

/**
 * Imported before any schema is built: in a page the policy forbids `eval`, which the schema library otherwise tries
 * once and the browser reports as a violation. On the server the compiled schemas stay.
 */
if ('document' in globalThis) z.config({ jitless: true });
