import { useEffect, useState } from 'react';
import { useAddress } from './address.ts';

/** What the page's address names by a key of its query, such as what is open on it. Going back takes it back. */
export function useAddressPart(key: string): readonly [string | null, (value: string | null) => void] {
  const [value, setValue] = useState(() => read(key));
  const writer = useAddress();

  useEffect(() => {
    const follow = () => setValue(read(key));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [key]);

  function set(next: string | null) {
    const query = new URLSearchParams(window.location.search);
    if (next === null) query.delete(key);
    else query.set(key, next);
    const address = query.size === 0 ? window.location.pathname : `?${query}`;
    if (next === null) writer.replace(address);
    else writer.step(address);
    setValue(next);
  }

  return [value, set];
}

function read(key: string): string | null {
  return new URLSearchParams(window.location.search).get(key);
}
