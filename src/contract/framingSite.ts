const SITE = /^(https?:\/\/)?(\*\.)?([^\s/*:?#@\\;,'"[\]]+|\[[0-9a-f:]+\])(:\d{1,5})?\/?$/i;
const HIGHEST_PORT = 65_535;

export type FramingSite = {
  readonly scheme: string;
  readonly below: string;
  readonly host: string;
  readonly port: string;
};

/** A site that may frame a share, as people type one: `example.org`, `https://*.example.org:8443`. Null for anything else. */
export function readFramingSite(text: string): FramingSite | null {
  const [, scheme = '', below = '', host = '', port = ''] = SITE.exec(text.trim()) ?? [];
  return host === '' || Number(port.slice(1)) > HIGHEST_PORT ? null : { scheme, below, host, port };
}
