import type { ComponentProps } from 'react';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import type { ErrorBanner as Banner } from './ErrorBanner.tsx';

/** Loaded when idle: when it is needed, the server may be gone. */
export const errorBanner = latePart(
  () => import('./ErrorBanner.tsx'),
  ({ ErrorBanner }) => ErrorBanner,
);

/** Falls back to the bare sentence where the banner cannot be loaded. */
export function LateErrorBanner(props: ComponentProps<typeof Banner>) {
  const ErrorBanner = useLatePart(errorBanner);
  return ErrorBanner === null ? <p role="alert">{props.title}</p> : <ErrorBanner {...props} />;
}
