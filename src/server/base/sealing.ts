import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrMakeSecret } from './secrets.ts';

/** Seals secrets that have to be used again, so that the store and its backups hold none in clear. */
export type Sealing = {
  /** `place` says where a secret belongs; sealed for one place it does not open for another. */
  seal(secret: string, place: string): string;
  /** Null where it was sealed with another key or for another place, or is damaged. */
  open(sealed: string, place: string): string | null;
};

export const SEALING_KEY_FILE = 'sealing-key';

/** The key of the environment, or the one in the data folder, which is made where there is none. Never in the store. */
export function readSealing(dataFolder: string, key: string | null): Sealing {
  return createSealing(key ?? readOrMakeSecret(join(dataFolder, SEALING_KEY_FILE)));
}

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1.';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `key`: a random text, of which the key of the cipher is derived. */
export function createSealing(key: string): Sealing {
  const bytes = Buffer.from(hkdfSync('sha256', key, '', 'milepost sealing', KEY_BYTES));
  return {
    seal: (secret, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, bytes, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return VERSION + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, place) => {
      if (!sealed.startsWith(VERSION)) return null;
      const all = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      if (all.length < NONCE_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(ALGORITHM, bytes, all.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(place));
        decipher.setAuthTag(all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return decipher.update(all.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
