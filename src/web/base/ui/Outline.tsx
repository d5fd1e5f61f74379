/** Decorative: the control around it has the name. Size in px. */
export function Outline({
  path,
  size = 16,
  isSideways = false,
}: {
  readonly path: string;
  readonly size?: number | undefined;
  /** Mirrored in right-to-left pages. */
  readonly isSideways?: boolean;
}) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-sideways={isSideways ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
