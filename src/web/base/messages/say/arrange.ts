import { arrange } from '#languages/en/page/arrange.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('arrange', arrange);
