import type { LatePart } from '#web/base/loading/latePart.ts';

/**
 * Hands keys on to a handler that comes late: what is pressed before as soon as it is there, in its order and before
 * anything pressed later; where the handler cannot be had, it is forgotten.
 */
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
