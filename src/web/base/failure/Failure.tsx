import { useEffect, useRef } from 'react';
import { isNotLoaded } from '#web/base/loading/isNotLoaded.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import styles from './Failure.module.css';
import type { FailurePlace } from './failurePlace.ts';

export type FailureProps = {
  readonly error: unknown;
  readonly place: FailurePlace;
  readonly retries: number;
  readonly onClose?: (() => void) | undefined;
  readonly onRetry: () => void;
};

export function Failure({ error, place, retries, onClose, onRetry }: FailureProps) {
  const { title, text } = isNotLoaded(error) ? say.failure.notLoaded : say.failure.broken;
  const element = useRef<HTMLDivElement>(null);
  useFocusKept(element);
  const Title = place === 'page' ? 'h1' : 'b';
  const again = <Button onClick={onRetry}>{say.failure.again}</Button>;
  if (place === 'button' || place === 'line') {
    return (
      <div ref={element} role="alert" className={styles.line}>
        <span className={place === 'button' ? 'visually-hidden' : undefined}>{title}</span>
        {again}
      </div>
    );
  }
  const said = (
    <div ref={element} role="alert" className={styles.failure} data-place={onClose === undefined ? place : 'dialog'}>
      {onClose === undefined && <Title>{title}</Title>}
      <p>
        {retries > 0 && <b>{say.failure.stillFailing} </b>}
        {text}
      </p>
      <div>
        {again}
        <Button onClick={() => window.location.reload()}>{say.failure.reload}</Button>
      </div>
    </div>
  );
  if (onClose !== undefined) {
    return (
      <Dialog title={title} onClose={onClose}>
        {said}
      </Dialog>
    );
  }
  return place === 'page' ? <main>{said}</main> : said;
}

/**
 * Takes over the focus of the failed part; where the focused button disappears, its replacement gets it. A page
 * nobody has touched keeps its focus.
 */
function useFocusKept(element: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const failure = element.current;
    const around = failure?.parentElement;
    if (navigator.userActivation.isActive && isFocusLost()) focusFirst(failure);
    return () => {
      if (isFocusLost()) focusFirst(around);
    };
  }, [element]);
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusFirst(around: HTMLElement | null | undefined): void {
  if (around?.isConnected) around.querySelector<HTMLElement>('a[href], button, input, [tabindex]')?.focus();
}
