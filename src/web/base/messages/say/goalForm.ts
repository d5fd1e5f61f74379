import { goalForm } from '#languages/en/page/goalForm.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('goalForm', goalForm);
