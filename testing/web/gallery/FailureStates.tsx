import { useState } from 'react';
import { Boundary } from '#web/base/failure/Boundary.tsx';
import { Failure } from '#web/base/failure/Failure.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './GalleryPage.module.css';
import { Part } from './Part.tsx';

const NOT_LOADED = new TypeError('Importing a module script failed.');
const BROKEN = new Error('Something in it is wrong.');

/** Invented goals, for developers, screenshots and axe. */
export function FailureStates() {
  const [isBroken, setBroken] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title="Failed">
      <div className={styles.stack}>
        <Failure place="part" error={NOT_LOADED} retries={0} onRetry={() => {}} />
        <Failure place="part" error={BROKEN} retries={1} onRetry={() => {}} />
        <Failure place="line" error={BROKEN} retries={0} onRetry={() => {}} />
        <Failure place="button" error={NOT_LOADED} retries={0} onRetry={() => {}} />
      </div>
      <div className={styles.row}>
        <Button onClick={() => setBroken(true)}>Break a part</Button>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          A broken dialog
        </Button>
      </div>
      <Boundary onRetry={async () => setBroken(false)}>{() => <Fragile isBroken={isBroken} />}</Boundary>
      {isOpen && <Boundary onClose={() => setOpen(false)}>{() => <Fragile isBroken />}</Boundary>}
    </Part>
  );
}

function Fragile({ isBroken }: { readonly isBroken: boolean }) {
  if (isBroken) throw BROKEN;
  return <p>A part that stands.</p>;
}
