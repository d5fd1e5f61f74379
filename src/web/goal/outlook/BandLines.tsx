import styles from './BandLines.module.css';
import type { BandPaths } from './bandPaths.ts';

export function BandAreas({ paths: { band80, band95, edges80 } }: { readonly paths: BandPaths }) {
  return (
    <>
      <path d={band95} className={styles.band95} />
      <path d={band80} className={styles.band80} />
      {edges80.map((edge) => (
        <path key={edge} d={edge} className={styles.edge} />
      ))}
    </>
  );
}

export function LikelyPath({ paths: { likely } }: { readonly paths: BandPaths }) {
  return <path d={likely} className={styles.likely} />;
}
