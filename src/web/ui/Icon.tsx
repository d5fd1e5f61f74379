import { ICONS, type IconName } from './icons.ts';

/** They point to what comes before and after: the other way round where one reads from right to left. */
const SIDEWAYS: ReadonlySet<IconName> = new Set(['chevronLeft', 'chevronRight']);

/** A drawing without a meaning of its own: the control it stands in has the name. Size in px. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-sideways={SIDEWAYS.has(name) ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
