import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { ImportFinding } from '#contract/import.ts';
import type { DiffRow } from '#contract/importDraft.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { DraftResult } from './draftRequest.ts';

/** A worked-out import on its way from its thread: without its longest lists, which wait at a port. */
export type SentResult = { readonly result: DraftResult; readonly lists: MessagePort };

type Part =
  | { readonly rows: readonly DiffRow[] }
  | { readonly group: number; readonly findings: readonly ImportFinding[] };

/** Read in a hundredth of a second. */
export const ITEMS_OF_PART = 1_000;

/**
 * Takes the rows and findings out of a result, in parts: one message is read in one turn of the event loop, and half a
 * million objects hold it for more than a second.
 */
export function sentInParts(result: DraftResult): SentResult {
  const { port1: ours, port2: lists } = new MessageChannel();
  const send = (part: Part) => ours.postMessage(part);
  for (const rows of partsOf(result.rows)) send({ rows });
  for (const [group, { findings }] of result.preview.groups.entries())
    for (const some of partsOf(findings)) send({ group, findings: some });
  const groups = result.preview.groups.map((group) => ({ ...group, findings: [] }));
  return { result: { ...result, rows: [], preview: { ...result.preview, groups } }, lists };
}

/** Puts them back, and lets the event loop run between the parts. */
export async function receiveParts({ result, lists }: SentResult): Promise<DraftResult> {
  const breathe = createYielder();
  const rows: DiffRow[] = [];
  const findings: ImportFinding[][] = result.preview.groups.map(() => []);
  for (let part = nextOf(lists); part !== null; part = nextOf(lists)) {
    if ('rows' in part) rows.push(...part.rows);
    else findings[part.group]?.push(...part.findings);
    await breathe();
  }
  lists.close();
  const groups = result.preview.groups.map((group, at) => ({ ...group, findings: findings[at] ?? [] }));
  return { ...result, rows, preview: { ...result.preview, groups } };
}

/** All were sent before their port was, so none is still to come. */
function nextOf(lists: MessagePort): Part | null {
  const received: { readonly message: Part } | undefined = receiveMessageOnPort(lists);
  return received?.message ?? null;
}

function* partsOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += ITEMS_OF_PART) yield items.slice(from, from + ITEMS_OF_PART);
}
