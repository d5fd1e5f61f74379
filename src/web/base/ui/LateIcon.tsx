import { Icon } from './Icon.tsx';
import { ICONS, type IconName } from './icons.ts';
import { LATE_ICONS } from './lateIcons.ts';
import { Outline } from './Outline.tsx';

const SIDEWAYS: ReadonlySet<LateIconName> = new Set(['arrowLeft', 'arrowRight']);

export type LateIconName = IconName | keyof typeof LATE_ICONS;

export function LateIcon({ name, size = 16 }: { readonly name: LateIconName; readonly size?: number }) {
  if (!isLate(name)) return <Icon name={name} size={size} />;
  return <Outline path={LATE_ICONS[name]} size={size} isSideways={SIDEWAYS.has(name)} />;
}

function isLate(name: LateIconName): name is keyof typeof LATE_ICONS {
  return !(name in ICONS);
}
