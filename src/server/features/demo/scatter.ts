/**
 * A pseudo-random number from -1 up to 1, always the same for the same name and place, so that a figure never depends
 * on what was generated before it. FNV-1a, then the finalizer of MurmurHash3.
 */
export function scatter(name: string, place: number): number {
  const hash = mixed(Math.imul(hashed(name) ^ place, FNV_PRIME) >>> 0);
  return (hash / 2 ** 32) * 2 - 1;
}

export function scatterAmong(count: number, name: string, place: number): number {
  return Math.floor(((scatter(name, place) + 1) / 2) * count);
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function hashed(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}

function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
