import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { PICTURE_PROBLEMS, type PictureProblem } from '#contract/house.ts';
import { atMost } from '#server/base/atMost.ts';
import { asNobody } from '#server/base/nobody.ts';
import type { LogoPicture } from './logoPicture.ts';

const LONGEST_MS = 8000;
const MOST_ANSWERED = 4_000_000;

const SCRIPT = fileURLToPath(new URL('./logoProcess.ts', import.meta.url));

const answerSchema = z.union([
  z.object({ problem: z.enum(PICTURE_PROBLEMS) }),
  z.object({
    png: z.string(),
    width: z.number(),
    height: z.number(),
    ground: z.enum(['light', 'dark']).nullable(),
  }),
]);

/**
 * Draws a picture anew in a process without environment, one at a time, killed when it takes too long: a thread could
 * not be stopped inside the library, and what crashes there would end the server.
 */
export function createLogoDrawing(longestMs = LONGEST_MS) {
  const inLine = atMost({ running: 1, waiting: 4 });
  return (picture: Buffer) => inLine(() => drawnIn(picture, longestMs));
}

export type DrawLogo = ReturnType<typeof createLogoDrawing>;

function drawnIn(picture: Buffer, longestMs: number): Promise<LogoPicture | PictureProblem> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--max-old-space-size=256', SCRIPT], {
      env: {},
      ...asNobody([process.execPath, SCRIPT]),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, longestMs);
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_ANSWERED) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    // It may have ended before it read everything.
    child.stdin.on('error', () => undefined);
    child.on('error', () => settle('picture_unreadable'));
    child.on('close', () => settle(isLate ? 'picture_too_slow' : answered(Buffer.concat(chunks).toString())));
    child.stdin.end(picture);

    function settle(answer: LogoPicture | PictureProblem): void {
      clearTimeout(timer);
      resolve(answer);
    }
  });
}

function answered(text: string): LogoPicture | PictureProblem {
  if (text === '') return 'picture_unreadable';
  const answer = answerSchema.parse(JSON.parse(text));
  return 'problem' in answer ? answer.problem : { ...answer, png: Buffer.from(answer.png, 'base64') };
}
