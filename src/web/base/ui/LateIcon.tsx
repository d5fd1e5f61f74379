import { Icon } from './Icon.tsx';
import { ICONS, type IconName } from './icons.ts';
import { LATE_ICONS } from './lateIcons.ts';
import { Outline } from './Outline.tsx';

export type LateIconName = IconName | keyof typeof LATE_ICONS;

export function LateIcon({ name, size = 16 }: { readonly name: LateIconName; readonly size?: number }) {
  return isLate(name) ? <Outline path={LATE_ICONS[name]} size={size} /> : <Icon name={name} size={size} />;
}

function isLate(name: LateIconName): name is keyof typeof LATE_ICONS {
  return !(name in ICONS);
}
