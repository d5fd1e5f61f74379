import { useState } from 'react';
import { Button, type ButtonLook, type ButtonSize } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { ICONS } from '#web/base/ui/icons.ts';
import { LateIcon, type LateIconName } from '#web/base/ui/LateIcon.tsx';
import { LATE_ICONS } from '#web/base/ui/lateIcons.ts';
import { MultiSelect } from '#web/base/ui/MultiSelect.tsx';
import { PasswordField } from '#web/base/ui/PasswordField.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import { Chip } from '#web/plan/filters/Chip.tsx';
import styles from './GalleryPage.module.css';
import { Part } from './Part.tsx';

const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'ghost', 'link', 'danger'];
const SIZES: readonly ButtonSize[] = ['small', 'normal', 'large'];
const EVERY_ICON = { ...ICONS, ...LATE_ICONS };
const ICON_NAMES = Object.keys(EVERY_ICON).filter((name): name is LateIconName => name in EVERY_ICON);
const SHORES = ['north', 'south', 'east'] as const;

export function ControlStates() {
  const [view, setView] = useState<'cards' | 'table'>('cards');
  const [shore, setShore] = useState<(typeof SHORES)[number]>('north');
  const [chosen, setChosen] = useState<readonly string[]>(['south']);
  const tip = useTip(() => 'What a tip says');
  const shores = SHORES.map((value) => ({ value, label: `The ${value} shore` }));
  return (
    <Part title="Controls">
      {SIZES.map((size) => (
        <div key={size} className={styles.row}>
          {LOOKS.map((look) => (
            <Button key={look} look={look} size={size}>
              {look} {size}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled {size}
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button size="square" aria-label="A square one" {...tip}>
          <LateIcon name="history" />
        </Button>
        <Segmented
          label="View"
          options={[
            { value: 'cards', label: 'Cards' },
            { value: 'table', label: 'Table' },
          ]}
          chosen={view}
          onChoose={setView}
        />
        <Chip kind="Status" values="Critical" onOpen={() => {}} onRemove={() => {}} />
        <Chip kind="Owner" values={null} onOpen={() => {}} onRemove={() => {}} />
      </div>
      <div className={styles.fields}>
        <TextField label="A field" defaultValue="Ada Example" />
        <TextField label="With a hint" hint="What it is for." placeholder="Empty" />
        <TextField label="With a mistake" defaultValue="31/31/2026" error="There is no such day." />
        <TextField label="Switched off" defaultValue="As it is" disabled />
        <PasswordField label="A password" defaultValue="correct horse" />
        <SelectField label="One of a list" options={shores} chosen={shore} onChoose={setShore} />
        <MultiSelect
          label="Several of a list"
          kind="shores"
          placeholder="Any"
          search="Search shores"
          options={shores.map((option, index) => ({ ...option, count: index * 7 }))}
          chosen={chosen}
          onToggle={(value) =>
            setChosen(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
          }
          onClear={() => setChosen([])}
        />
        <label className={styles.row} htmlFor="gallery-check">
          <Checkbox id="gallery-check" defaultChecked /> A box to check
        </label>
      </div>
      <div className={styles.row} aria-hidden="true">
        {ICON_NAMES.map((name) => (
          <LateIcon key={name} name={name} />
        ))}
      </div>
    </Part>
  );
}
