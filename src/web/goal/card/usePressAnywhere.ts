import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets a press anywhere on a card be one of its button: also on a text that lies above the stretched button so that it
 * can show its tip. Links and buttons of the card keep their own press.
 */
export function usePressAnywhere(onPress: () => void): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const press = useRef(onPress);

  useEffect(() => {
    press.current = onPress;
  }, [onPress]);

  useEffect(() => {
    const card = button.current?.closest('article');
    if (card === null || card === undefined) return;
    function handlePress({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('a, button') === null) press.current();
    }
    card.addEventListener('click', handlePress);
    return () => card.removeEventListener('click', handlePress);
  }, []);

  return button;
}
