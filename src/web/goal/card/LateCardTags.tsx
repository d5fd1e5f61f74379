import type { ComponentProps } from 'react';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import type { CardTags as Tags } from './CardTags.tsx';

export const cardTags = latePart(
  () => import('./CardTags.tsx'),
  ({ CardTags }) => CardTags,
);

export function LateCardTags(props: ComponentProps<typeof Tags>) {
  const CardTags = useLatePart(cardTags);
  return CardTags && <CardTags {...props} />;
}
