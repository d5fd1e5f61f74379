import { fetchChecked } from './fetchJson.ts';

export async function fetchBlob(path: string): Promise<Blob> {
  return (await fetchChecked(path, { headers: { accept: '*/*' } })).blob();
}
