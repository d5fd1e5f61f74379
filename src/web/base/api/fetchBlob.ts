import { fetchChecked } from './fetchJson.ts';

/** Asks the server for a file. Throws ApiError like fetchJson. */
export async function fetchBlob(path: string): Promise<Blob> {
  return (await fetchChecked(path, { headers: { accept: '*/*' } })).blob();
}
