import { useEffect, useRef } from 'react';

/**
 * `handleLeft` is called once when a part of the page is left: for another part, another page, or for good;
 * `handleBack` where the browser shows the page again from memory.
 */
export function useLeftBehind(handleLeft: () => void, handleBack: () => void): void {
  const latest = useRef({ handleLeft, handleBack });
  latest.current = { handleLeft, handleBack };
  useEffect(() => {
    let isLeft = false;
    const leave = () => {
      if (!isLeft) latest.current.handleLeft();
      isLeft = true;
    };
    // A page that the browser shows again from memory goes on where it was.
    const comeBack = () => {
      if (isLeft) latest.current.handleBack();
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
