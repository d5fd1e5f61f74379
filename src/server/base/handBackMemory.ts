import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns memory to the system that starting needed and serving does not: more than half of it. The collector would
 * keep it for a load that may never come. Blocks for some hundredths of a second, so it is for a program that has
 * just started.
 */
export function handBackMemory(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
