/** A drawing on a grid of 16 without a meaning of its own: the control it stands in has the name. Size in px. */
export function Outline({
  path,
  size = 16,
  isSideways = false,
}: {
  readonly path: string;
  readonly size?: number | undefined;
  /** It points to what comes before or after: the other way round where one reads from right to left. */
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
