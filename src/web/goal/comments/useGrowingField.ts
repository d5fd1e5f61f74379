import { type RefObject, useLayoutEffect } from 'react';

/** For browsers without `field-sizing`. */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the height hangs on.
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    const borders = element.offsetHeight - element.clientHeight;
    element.style.blockSize = `${element.scrollHeight + borders}px`;
  }, [field, text]);
}
