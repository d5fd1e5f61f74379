const SITE = /^(https?:\/\/)?(\*\.)?([^\s/*:?#@\\;,'"[\]]+|\[[0-9a-f:]+\])(:\d{1,5})?\/?$/i;

/**
 * A site that may frame a share, as a source of the policy's frame-ancestors: a host, with a scheme, a port, or `*.`
 * for the sites below it where a person typed them. Names of other scripts come out in ASCII. Null for anything else,
 * so that no typed text can become another directive.
 */
export function readFrameAncestor(text: string): string | null {
  const [, scheme = '', below = '', host = '', port = ''] = SITE.exec(text.trim()) ?? [];
  if (host === '' || Number(port.slice(1)) > HIGHEST_PORT) return null;
  const ascii = asciiHost(host);
  return ascii === null ? null : `${scheme.toLowerCase()}${below}${ascii}${port}`;
}

const HIGHEST_PORT = 65_535;
const ASCII_HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*|\[[0-9a-f:]+\])$/;

/** As a browser would name it. */
function asciiHost(host: string): string | null {
  const url = URL.parse(`http://${host}`);
  return url !== null && ASCII_HOST.test(url.hostname) ? url.hostname : null;
}
