import { say as empty } from '#web/base/messages/say/emptyStates.ts';
import { say } from '#web/base/messages/say.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { Notice } from '#web/base/notices/Notice.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { Choice, ChoiceList } from '#web/base/ui/ChoiceList.tsx';
import { OnceShown } from '#web/base/ui/OnceShown.tsx';
import { AddressNotices } from '#web/pages/dashboard/AddressNotices.tsx';
import { SkeletonCards } from '#web/pages/loading/SkeletonCards.tsx';
import UndoBar from '#web/plan/undo/UndoBar.tsx';
import styles from './GalleryPage.module.css';
import { Part } from './Part.tsx';

export function NoticeStates() {
  return (
    <Part title="Empty, wrong, loading, done">
      <div className={styles.stack}>
        <Notice icon="search" title={empty.nothingTitle(2)} text={empty.emptyText}>
          <Button>{say.filter.clear}</Button>
        </Notice>
        <ErrorBanner
          title={say.dashboard.loadFailed}
          figuresOf={{ at: 34_200_000, timeZone: 'UTC' }}
          onRetry={() => {}}
        />
        <AddressNotices notices={[{ problem: 'wrongParameter', parameter: 'fiscal_year' }]} refusedYear={null} />
        <UndoBar offer={{ text: 'Goal moved under 1.2.', undo: async () => {} }} />
        <h3>A secret</h3>
        <OnceShown
          title="Shown once"
          text="Keep it now."
          secret="mp_0123456789"
          words={{ copy: 'Copy', copied: 'Copied', done: 'Done' }}
          onDone={() => {}}
        />
        <ChoiceList>
          <Choice icon="plus" title="One way to go on" text="What it means." onChoose={() => {}} />
          <Choice icon="upload" title="Another, that leads to a page" text="What is there." href="#elsewhere" />
        </ChoiceList>
        <SkeletonCards />
      </div>
    </Part>
  );
}
