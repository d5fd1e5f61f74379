import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

const SAID_FOR = 2_000;

/** Whether a text was copied just now, and how to copy one. */
export function useCopied(): readonly [boolean, (text: string) => void] {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setCopied(false), SAID_FOR);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  return [isCopied, (text) => void copyText(text).then(setCopied)];
}
