import { useEffect } from 'react';
import { PlanContext } from '#web/dashboard/PlanContext.ts';
import { chooseTheme, THEMES, useTheme } from '#web/frame/theme.ts';
import { say } from '#web/messages/menus/say.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { CardStates } from './CardStates.tsx';
import { ChartStates } from './ChartStates.tsx';
import { ControlStates } from './ControlStates.tsx';
import { DialogStates } from './DialogStates.tsx';
import { FailureStates } from './FailureStates.tsx';
import styles from './GalleryPage.module.css';
import { galleryPlan } from './galleryPlan.ts';
import { NoticeStates } from './NoticeStates.tsx';
import { StatusStates } from './StatusStates.tsx';

/** Every part of the page in its states, on invented goals: for those who work on Milepost, pictures and axe. */
export default function GalleryPage() {
  const theme = useTheme();
  useEffect(() => {
    document.title = 'Gallery · Milepost';
  }, []);

  return (
    <PlanContext value={galleryPlan}>
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>Gallery</h1>
          <Segmented
            label={say.theme}
            options={THEMES.map((value) => ({ value, label: say.themes[value] }))}
            chosen={theme}
            onChoose={chooseTheme}
          />
        </header>
        <ControlStates />
        <StatusStates />
        <CardStates />
        <ChartStates />
        <NoticeStates />
        <FailureStates />
        <DialogStates />
      </main>
    </PlanContext>
  );
}
