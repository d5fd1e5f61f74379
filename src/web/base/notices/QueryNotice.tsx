import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ASKED_AGAIN_AFTER } from '#web/base/api/queries.ts';
import { ErrorBanner } from './ErrorBanner.tsx';
import { useLateFlag } from './useLateFlag.ts';

/** Says that something could not be loaded, or that it takes long. */
export function QueryNotice({
  query,
  failed,
  loading,
}: {
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'errorUpdatedAt' | 'refetch'>;
  readonly failed: string;
  readonly loading: ReactNode;
}) {
  const isLate = useLateFlag(query.isPending);
  return (
    <>
      {query.isError && (
        <ErrorBanner
          title={failed}
          retryAt={query.errorUpdatedAt + ASKED_AGAIN_AFTER}
          onRetry={() => void query.refetch()}
        />
      )}
      {isLate && loading}
    </>
  );
}
