import { type ReactNode, useState } from 'react';
import { late } from '#web/base/failure/late.tsx';
import type { FigureSourceProps } from './FigureSource.tsx';

const FigureSource = late(() => import('./FigureSource.tsx'));

export type SourceAsked = Omit<FigureSourceProps, 'onClose'>;

/** Shows where a figure comes from, once it is asked; `source` belongs anywhere in what is drawn. */
export function useFigureSource(): { readonly source: ReactNode; readonly ask: (asked: SourceAsked) => void } {
  const [asked, setAsked] = useState<SourceAsked | null>(null);
  return {
    source: asked && <FigureSource {...asked} onClose={() => setAsked(null)} />,
    ask: setAsked,
  };
}
