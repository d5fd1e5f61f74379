import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back to the system what starting took and serving does not need, loading the program and writing the demo plan:
 * more than half of it. The collector would keep it for a load that may never come. Takes some hundredths of a second, in
 * which nothing else is done: for a program that has just started.
 */
export function handBackMemory(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
