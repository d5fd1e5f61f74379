import type { ReactNode } from 'react';
import { say } from '#web/base/messages/say/timeline.ts';
import { say as words } from '#web/base/messages/say/work.ts';
import { MilestoneGlyph } from '#web/goal/work/WorkGlyphs.tsx';
import lane from './Lane.module.css';
import styles from './TimelineLegend.module.css';

/** What the shapes are, and the keys. */
export function TimelineLegend({ pastDay, mayMove }: { readonly pastDay: string | null; readonly mayMove: boolean }) {
  return (
    <div className={styles.legend}>
      <Sample text={words.states.done}>
        <rect className={lane.done} y="2" width="24" height="10" rx="3" />
      </Sample>
      <Sample text={say.elapsed}>
        <rect fill="url(#timeline-elapsed)" y="2" width="24" height="10" rx="3" />
      </Sample>
      <Sample text={say.ahead}>
        <rect className={lane.bar} x="0.5" y="2.5" width="23" height="9" rx="3" />
      </Sample>
      {pastDay !== null && (
        <Sample text={say.whereItWas(pastDay)}>
          <rect className={lane.ghost} x="0.5" y="0.5" width="23" height="13" rx="3" />
        </Sample>
      )}
      <span data-look="open">
        <MilestoneGlyph look="open" size={14} />
        {words.milestone}
      </span>
      <span data-look="done">
        <MilestoneGlyph look="done" size={14} />
        {say.states.done}
      </span>
      <span data-look="late">
        <MilestoneGlyph look="late" size={14} />
        {say.states.late}
      </span>
      <p className={styles.keys}>{mayMove ? say.keys : say.keysRead}</p>
    </div>
  );
}

function Sample({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <span>
      <svg aria-hidden="true" width="24" height="14">
        {children}
      </svg>
      {text}
    </span>
  );
}
