import { planSharesPath } from '#contract/addresses.ts';
import { type NewShare, newShareSchema, type ShareRequest } from '#contract/share.ts';
import { EXAMPLE_PLAN } from './examplePlan.ts';
import type { Ask } from './exampleServer.ts';

export async function exampleShare(
  ask: Ask,
  part: Partial<ShareRequest> = {},
  planId: string = EXAMPLE_PLAN.id,
): Promise<NewShare> {
  const payload = { style: 'static', filters: '{}', fiscal_year: 'current', hands_out_filters: true, ...part };
  const reply = await ask({ method: 'POST', url: planSharesPath(planId), payload });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return newShareSchema.parse(reply.json());
}
