import { ICONS, type IconName } from './icons.ts';
import { Outline } from './Outline.tsx';

const SIDEWAYS: ReadonlySet<IconName> = new Set(['chevronLeft', 'chevronRight']);

export function Icon({ name, size }: { readonly name: IconName; readonly size?: number }) {
  return <Outline path={ICONS[name]} size={size} isSideways={SIDEWAYS.has(name)} />;
}
