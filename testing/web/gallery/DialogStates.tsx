import { useState } from 'react';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { Menu, MenuAction, MenuChoice, MenuGroup, MenuRule } from '#web/base/ui/Menu.tsx';
import { Sheet } from '#web/base/ui/Sheet.tsx';
import styles from './GalleryPage.module.css';
import { Part } from './Part.tsx';

type Opened = 'dialog' | 'wide' | 'sheet' | null;

export function DialogStates() {
  const [opened, setOpened] = useState<Opened>(null);
  const handleClose = () => setOpened(null);
  return (
    <Part title="Above the page">
      <div className={styles.row}>
        <Button aria-haspopup="dialog" onClick={() => setOpened('dialog')}>
          A dialog
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpened('wide')}>
          A wide dialog
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpened('sheet')}>
          A sheet
        </Button>
        <Button aria-haspopup="menu" popoverTarget="gallery-menu">
          A menu
        </Button>
      </div>
      <Menu id="gallery-menu" label="A menu">
        {(close) => (
          <>
            <MenuGroup label="A group">
              <MenuChoice isChosen onChoose={close}>
                Chosen
              </MenuChoice>
              <MenuChoice isChosen={false} onChoose={close}>
                Not chosen
              </MenuChoice>
            </MenuGroup>
            <MenuRule />
            <MenuAction icon="print" onChoose={close}>
              An action
            </MenuAction>
          </>
        )}
      </Menu>
      {(opened === 'dialog' || opened === 'wide') && (
        <Dialog title="A dialog" size={opened === 'wide' ? 'wide' : 'normal'} onClose={handleClose}>
          <p>What it asks.</p>
          <Button look="primary" onClick={handleClose}>
            The way on
          </Button>
        </Dialog>
      )}
      {opened === 'sheet' && (
        <Sheet title="A sheet" foot={<Button onClick={handleClose}>Done</Button>} onClose={handleClose}>
          <p>What it holds.</p>
        </Sheet>
      )}
    </Part>
  );
}
