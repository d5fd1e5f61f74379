import { readFramingSite } from '#contract/framingSite.ts';

/**
 * A site that may frame a share, as a source of the policy's frame-ancestors: a host, with scheme, port or `*.` where
 * typed. International names become ASCII. Null for anything else, so that no typed text can become another
 * directive.
 */
export function readFrameAncestor(text: string): string | null {
  const site = readFramingSite(text);
  if (site === null) return null;
  const ascii = asciiHost(site.host);
  return ascii === null ? null : `${site.scheme.toLowerCase()}${site.below}${ascii}${site.port}`;
}

const ASCII_HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*|\[[0-9a-f:]+\])$/;

function asciiHost(host: string): string | null {
  const url = URL.parse(`http://${host}`);
  return url !== null && ASCII_HOST.test(url.hostname) ? url.hostname : null;
}
