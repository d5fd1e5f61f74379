import { flushCompileCache } from 'node:module';
import { becomeNobody } from './nobody.ts';

export type WorkMessage = { readonly request: unknown; readonly becomesNobody: boolean };

/**
 * The other side of createWorkProcesses. What `load` gives is loaded with the rights of the server, and its compiled
 * code kept for the next process; they are given up before `answer` reads what a stranger sent.
 */
export function answerRequests<Request, Loaded>(
  load: (request: Request) => Promise<Loaded>,
  answer: (loaded: Loaded, request: Request) => Promise<unknown>,
): void {
  process.on('message', (message: WorkMessage) => void handle(message));

  async function handle({ request, becomesNobody }: WorkMessage): Promise<void> {
    const asked = request as Request;
    const loaded = await load(asked);
    flushCompileCache();
    if (becomesNobody) becomeNobody();
    process.send?.(await answer(loaded, asked));
  }
}
