import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { DRAWING_GLOBAL, type DrawnView, type DrawView } from '#contract/drawnView.ts';
import { type Drawing, globalsOf } from './globalsOf.ts';

export type DrawRequest = Drawing & {
  readonly script: string;
  readonly styles: string;
  /** Answers the calls of the page. */
  readonly calls: MessagePort;
};

let script: Script | null = null;
let styles: string | null = null;

// A thread that draws first views, each in a global scope of its own: nothing of one is left for the next.
parentPort?.on('message', async (request: DrawRequest) => {
  parentPort?.postMessage(await draw(request).catch(() => null));
  request.calls.close();
});

async function draw(request: DrawRequest): Promise<DrawnView | null> {
  script ??= new Script(readFileSync(request.script, 'utf8'), { filename: request.script });
  styles ??= readFileSync(request.styles, 'utf8');
  const { globals, end } = globalsOf(request, (path) => ask(request.calls, path));
  try {
    script.runInContext(createContext(globals));
    const drawing = globals[DRAWING_GLOBAL] as { readonly drawView: DrawView };
    return await drawing.drawView(styles);
  } finally {
    end();
  }
}

let asked = 0;

function ask(calls: MessagePort, path: string): Promise<string | null> {
  const id = ++asked;
  return new Promise((resolve) => {
    const handle = (answer: { readonly id: number; readonly body: string | null }) => {
      if (answer.id !== id) return;
      calls.off('message', handle);
      resolve(answer.body);
    };
    calls.on('message', handle);
    calls.postMessage({ id, path });
  });
}
