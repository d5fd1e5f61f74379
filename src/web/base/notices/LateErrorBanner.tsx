import type { ComponentProps } from 'react';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import type { ErrorBanner as Banner } from './ErrorBanner.tsx';

/** Had as soon as the page has come to rest: when it is needed, the server may be gone. */
export const errorBanner = latePart(
  () => import('./ErrorBanner.tsx'),
  ({ ErrorBanner }) => ErrorBanner,
);

/** What went wrong and the way to try again; where the banner itself cannot be had, the sentence alone. */
export function LateErrorBanner(props: ComponentProps<typeof Banner>) {
  const ErrorBanner = useLatePart(errorBanner);
  return ErrorBanner === null ? <p role="alert">{props.title}</p> : <ErrorBanner {...props} />;
}
