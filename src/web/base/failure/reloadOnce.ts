const KEPT_AS = 'milepost-reloaded';

type Around = {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Differs from release to release. */
  readonly page: string;
  readonly reload: () => void;
};

const AROUND: Around = {
  storage: () => sessionStorage,
  page: import.meta.url,
  reload: () => window.location.reload(),
};

/**
 * Loads the page anew because the server is newer than it. Where that brought the same page again, as from a cache, it
 * stays as it is: it must not go round in circles. Nor does it reload where nothing can be kept.
 */
export function reloadOnce({ storage, page, reload }: Around = AROUND): void {
  try {
    const kept = storage();
    if (kept.getItem(KEPT_AS) === page) return;
    kept.setItem(KEPT_AS, page);
    if (kept.getItem(KEPT_AS) !== page) return;
  } catch {
    return;
  }
  reload();
}
