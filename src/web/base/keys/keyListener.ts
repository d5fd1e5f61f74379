import type { LatePart } from '#web/base/loading/latePart.ts';

/** Buffers events for a handler that is still loading and replays them in order; where loading fails, they are dropped. */
export function keyListener<Press>(
  handler: Pick<LatePart<(press: Press) => void>, 'read' | 'load'>,
): (press: Press) => void {
  const early: Press[] = [];

  function handleEarly(): void {
    const handle = handler.read();
    if (handle !== null) for (const press of early.splice(0)) handle(press);
  }

  return (press) => {
    early.push(press);
    if (handler.read() === null) handler.load().then(handleEarly, () => early.splice(0));
    else handleEarly();
  };
}
