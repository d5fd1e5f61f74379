import { useEffect, useState } from 'react';

/** A piece of the page in a file of its own. Once it has come it is drawn at once; `lazy` would wait for a moment even then. */
export type LatePart<Part> = {
  /** Null until it has come. */
  readonly read: () => Part | null;
  readonly load: () => Promise<void>;
};

/** Where it could not be had it is asked for again the next time. */
export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let part: Part | null = null;
  return {
    read: () => part,
    load: async () => {
      part ??= await fetchPart();
    },
  };
}

/** The part as soon as it is there; it is asked for when it is first drawn. */
export function useLatePart<Part>(late: LatePart<Part>): Part | null {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (late.read() !== null) return;
    late.load().then(
      () => setLoaded(true),
      () => null, // Whatever draws it again asks again.
    );
  }, [late]);
  return late.read();
}
