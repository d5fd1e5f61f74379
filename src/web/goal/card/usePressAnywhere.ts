import { type RefObject, useEffect, useRef } from 'react';

/**
 * Makes a click anywhere on a card activate its button, also on text raised above the stretched button to show its
 * tip. Links and other buttons keep their own click.
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
