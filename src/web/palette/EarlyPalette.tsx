import { useKeys } from '#web/keys/useKeys.ts';
import { TypedAhead } from './TypedAhead.tsx';
import { usePaletteOpening } from './usePaletteOpening.ts';

/** The palette of a page that is still loading: asked for now, it opens with the page. */
export function EarlyPalette() {
  const { isOpen, close } = usePaletteOpening();
  useKeys();
  return isOpen && <TypedAhead onClose={close} />;
}
