import type { LatePart } from '#web/ui/latePart.ts';

/**
 * Hands keys on to a handler that comes late. What is pressed before is pressed again by `pressAgain` once it is
 * there, in its order and before anything pressed later; where the handler cannot be had, it is forgotten.
 */
export function keyListener<Press>(
  handler: Pick<LatePart<(press: Press) => void>, 'read' | 'load'>,
  pressAgain: (press: Press) => void,
): (press: Press) => void {
  const early: Press[] = [];

  function pressEarlyAgain(): void {
    for (const press of early.splice(0)) pressAgain(press);
  }

  return (press) => {
    const handle = handler.read();
    if (handle === null) {
      early.push(press);
      handler.load().then(pressEarlyAgain, () => early.splice(0));
      return;
    }
    pressEarlyAgain();
    handle(press);
  };
}
