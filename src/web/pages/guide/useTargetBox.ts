import { useLayoutEffect, useState } from 'react';

export function useTargetBox(target: string | null): DOMRect | null {
  const [box, setBox] = useState<DOMRect | null>(null);

  useLayoutEffect(() => {
    const element = target === null ? null : document.querySelector(target);
    if (element === null) {
      setBox(null);
      return;
    }
    const measure = () => setBox(element.getBoundingClientRect());
    element.scrollIntoView({ block: 'nearest' });
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    window.addEventListener('resize', measure);
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', measure);
      document.removeEventListener('scroll', measure, { capture: true });
    };
  }, [target]);

  return box;
}
