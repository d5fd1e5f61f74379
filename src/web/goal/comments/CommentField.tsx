import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MAX_COMMENT_LENGTH } from '#contract/comment.ts';
import { mentionName } from '#core/plan/mentions.ts';
import type { Member } from '#core/plan/owners.ts';
import { say } from '#web/base/messages/say/comments.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './CommentField.module.css';
import { type MentionTyped, membersMeant, mentionTyped, withMention } from './mentionInput.ts';

export function CommentField({
  label,
  text,
  error,
  isFirstFocus = false,
  onType,
  onSubmit,
  onCancel,
}: {
  readonly label: string;
  readonly text: string;
  readonly error: string | null;
  readonly isFirstFocus?: boolean;
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
  /** By default it closes what contains the field. */
  readonly onCancel?: () => void;
}) {
  const { owners } = usePlan();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<MentionTyped | null>(null);
  const [chosen, setChosen] = useState(0);
  const offered = typed === null ? [] : membersMeant(owners.members, typed);
  const at = Math.min(chosen, offered.length - 1);

  useGrowingField(field);
  useEffect(() => {
    if (!isFirstFocus || field.current === null) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isFirstFocus]);

  function readCaret({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const next = mentionTyped(currentTarget.value, currentTarget.selectionEnd);
    if (next?.at !== typed?.at || next?.typed !== typed?.typed) setChosen(0);
    setTyped(next);
  }

  function mention(member: Member | undefined) {
    if (typed === null || member === undefined) return;
    const next = withMention(text, typed, member);
    onType(next.text);
    setTyped(null);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
      return;
    }
    const act = offered.length > 0 ? listAction(event.key) : event.key === 'Escape' ? onCancel : undefined;
    if (act === undefined) return;
    // Escape closes the list or the editor, not the detail around it.
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  function listAction(key: string): (() => void) | undefined {
    switch (key) {
      case 'ArrowDown':
        return () => setChosen((at + 1) % offered.length);
      case 'ArrowUp':
        return () => setChosen((at + offered.length - 1) % offered.length);
      case 'Enter':
      case 'Tab':
        return () => mention(offered[at]);
      case 'Escape':
        return () => setTyped(null);
      default:
        return undefined;
    }
  }

  return (
    <div className={styles.field} data-status={error === null ? undefined : 'critical'}>
      {offered.length > 0 && (
        <div role="listbox" id={`${id}-people`} aria-label={say.people} className={styles.people}>
          {offered.map((member, index) => (
            <div
              key={member.id}
              id={`${id}-${member.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => mention(member)}
              onKeyDown={handleKey}
            >
              {mentionName(member)}
            </div>
          ))}
        </div>
      )}
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={MAX_COMMENT_LENGTH}
        placeholder={label}
        aria-label={label}
        aria-describedby={error === null ? undefined : `${id}-error`}
        aria-invalid={error !== null}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? `${id}-people` : undefined}
        aria-activedescendant={offered[at] === undefined ? undefined : `${id}-${offered[at].id}`}
        onChange={(event) => {
          onType(event.target.value);
          readCaret(event);
        }}
        onSelect={readCaret}
        onKeyDown={handleKey}
        onBlur={() => setTyped(null)}
      />
      {error !== null && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** For browsers without `field-sizing`: fits the height to the text after each render. */
function useGrowingField(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    const borders = element.offsetHeight - element.clientHeight;
    element.style.blockSize = `${element.scrollHeight + borders}px`;
  });
}
