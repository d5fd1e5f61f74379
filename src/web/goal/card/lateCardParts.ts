import { latePart } from '#web/base/loading/latePart.ts';

/** What few cards need at once, in one file: each of its own would cost the first load more than it spares. */
export const cardParts = latePart(
  () => import('./cardParts.ts'),
  (parts) => parts,
);
