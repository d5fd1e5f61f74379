import { useEffect, useRef } from 'react';

/** Called once when a part of the page is left: for another part, another page, or for good. */
export function useLeftBehind(handleLeft: () => void): void {
  const latest = useRef(handleLeft);
  latest.current = handleLeft;
  useEffect(() => {
    let isLeft = false;
    const leave = () => {
      if (!isLeft) latest.current();
      isLeft = true;
    };
    // A page that the browser shows again from memory goes on where it was.
    const comeBack = () => {
      isLeft = false;
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, []);
}
