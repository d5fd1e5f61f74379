/** Ends early when the browser is online again. */
export function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(handleEnd, milliseconds);
    window.addEventListener('online', handleEnd);

    function handleEnd() {
      clearTimeout(timer);
      window.removeEventListener('online', handleEnd);
      resolve();
    }
  });
}
