import type { ConnectionSettings } from '#contract/connection.ts';
import { isNamedOrigin, leadsIntoOwnNetwork } from '#server/platform/outgoing/allowedHosts.ts';
import { refused } from './refused.ts';
import type { FeedPlaces } from './sources/feedOrigins.ts';

/** What would never be asked is refused at once. */
export function refuseSettings(settings: ConnectionSettings, { origins, folders }: FeedPlaces): void {
  if (settings.kind === 'folder') {
    if (folders.has(settings.folder)) return;
    throw refused(
      400,
      'folder_unknown',
      folders.size === 0
        ? 'No folder is named here: whoever runs Milepost names them in MILEPOST_FEED_FOLDERS.'
        : `There is no folder of that name. Named are: ${[...folders.keys()].join(', ')}.`,
    );
  }
  const address = settings.kind === 'https' ? settings.url : `${settings.kind}://${settings.host}:${settings.port}`;
  if (!URL.canParse(address))
    throw refused(400, 'address_not_allowed', 'This is not an address, such as https://data.example.org/figures.csv.');
  const url = new URL(address);
  if (settings.kind === 'https' && !['https:', 'http:'].includes(url.protocol)) {
    throw refused(400, 'address_not_allowed', 'The address has to begin with https://.');
  }
  if (url.username !== '' || url.password !== '' || url.hash !== '') {
    throw refused(400, 'address_not_allowed', 'Leave the login out of the address: it has fields of its own.');
  }
  const isNamed = isNamedOrigin(address, origins);
  const isPlain = settings.kind === 'https' ? url.protocol === 'http:' : !settings.is_encrypted;
  if (isPlain && !isNamed) {
    throw refused(
      400,
      'address_not_allowed',
      'Without encryption only origins are asked that whoever runs Milepost names in MILEPOST_FEED_ORIGINS.',
    );
  }
  const literal = settings.kind === 'https' ? address : `http://${settings.host}/`;
  const isOwn = URL.canParse(literal) && leadsIntoOwnNetwork(literal, []) && !isNamed;
  if (isOwn) {
    throw refused(
      400,
      'address_not_allowed',
      'This address lies in the own network: whoever runs Milepost allows it by its whole origin in MILEPOST_FEED_ORIGINS.',
    );
  }
}
