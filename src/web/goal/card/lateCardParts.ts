import { latePart } from '#web/base/loading/latePart.ts';

/** In one file: small parts by themselves would cost the first load more than they save. */
export const cardParts = latePart(
  () => import('./cardParts.ts'),
  (parts) => parts,
);
