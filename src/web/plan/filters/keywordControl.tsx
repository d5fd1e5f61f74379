import { say as filterWords } from '#web/base/messages/say/filters.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './FilterMenu.module.css';
import type { ControlProps, FilterControl } from './filterControl.ts';

export const keywordControl: FilterControl = {
  Field: KeywordField,
  Menu: (props) => (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <KeywordField {...props} />
    </form>
  ),
};

function KeywordField({ label, criteria, onChange }: ControlProps) {
  return (
    <TextField
      label={label}
      type="search"
      name="keyword"
      autoComplete="off"
      placeholder={filterWords.keywordHint}
      start={<Icon name="search" size={14} />}
      value={criteria.keyword}
      maxLength={200}
      onChange={({ target }) => onChange((before) => ({ ...before, keyword: target.value }), 'typing')}
    />
  );
}
