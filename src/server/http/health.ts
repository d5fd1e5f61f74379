import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import type { MilepostApp } from './milepostApp.ts';

/** Says that the server serves; for those who watch it. */
export function addHealth(app: MilepostApp): void {
  app.get(
    addresses.health,
    {
      schema: {
        tags: ['installation'],
        summary: 'Whether Milepost serves',
        response: { 200: z.object({ status: z.literal('ok') }) },
      },
    },
    async () => ({ status: 'ok' as const }),
  );
}
