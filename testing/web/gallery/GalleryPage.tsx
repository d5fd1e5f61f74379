import { useEffect } from 'react';
import { say } from '#web/base/messages/say/menus.ts';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import { chooseTheme, THEMES, useTheme } from '#web/plan/frame/theme.ts';
import { CardStates } from './CardStates.tsx';
import { ChartStates } from './ChartStates.tsx';
import { ControlStates } from './ControlStates.tsx';
import { DialogStates } from './DialogStates.tsx';
import { FailureStates } from './FailureStates.tsx';
import styles from './GalleryPage.module.css';
import { galleryPlan } from './galleryPlan.ts';
import { NoticeStates } from './NoticeStates.tsx';
import { StatusStates } from './StatusStates.tsx';

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
