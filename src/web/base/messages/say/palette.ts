import { palette } from '#languages/en/page/palette.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('palette', palette);
