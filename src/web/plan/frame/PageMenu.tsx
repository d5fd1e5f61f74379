import type { ReactNode } from 'react';
import { LateMenu } from '#web/base/failure/LateMenu.tsx';
import type { LatePart } from '#web/base/loading/latePart.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';

export const PAGE_MENU = 'page-menu';

/** What acts on the whole page and is not used daily. */
export function PageMenu<Part>({
  part,
  children,
}: {
  readonly part: LatePart<Part>;
  readonly children: (part: Part, close: () => void) => ReactNode;
}) {
  const tip = useTip(() => say.frame.more, 'end');
  return (
    <>
      <Button
        look="ghost"
        size="square"
        popoverTarget={PAGE_MENU}
        aria-haspopup="menu"
        aria-label={say.frame.more}
        data-guide="more"
        {...tip}
      >
        <LateIcon name="more" />
      </Button>
      <LateMenu id={PAGE_MENU} alignment="end" part={part}>
        {children}
      </LateMenu>
    </>
  );
}
