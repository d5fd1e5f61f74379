import { useEffect, useState } from 'react';
import { useAddress } from '#web/base/navigation/address.ts';

/** What of the page is open, as its address says it: a feed, one of its runs, or the editor of a feed or a new one. */
export type FeedPlace = {
  readonly feed: string | null;
  readonly run: string | null;
  /** The id of a feed, or `new`. */
  readonly edit: string | null;
};

/** Going back closes what was opened. */
export function useFeedPlace(): readonly [FeedPlace, (next: Partial<FeedPlace>, isNewPage?: boolean) => void] {
  const [place, setPlace] = useState(readPlace);
  const writer = useAddress();

  useEffect(() => {
    const follow = () => setPlace(readPlace());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  function go(next: Partial<FeedPlace>, isNewPage = false) {
    const whole = { ...NOWHERE, ...next };
    const query = new URLSearchParams(Object.entries(whole).flatMap(([name, id]) => (id === null ? [] : [[name, id]])));
    const address = query.size === 0 ? window.location.pathname : `?${query}`;
    if (isNewPage) writer.step(address);
    else writer.replace(address);
    setPlace(whole);
  }

  return [place, go];
}

const NOWHERE: FeedPlace = { feed: null, run: null, edit: null };

function readPlace(): FeedPlace {
  const asked = new URLSearchParams(window.location.search);
  return { feed: asked.get('feed'), run: asked.get('run'), edit: asked.get('edit') };
}
