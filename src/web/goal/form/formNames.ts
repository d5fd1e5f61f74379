import { fieldNames } from '#web/base/messages/names/fieldNames.ts';

export const names = fieldNames('form');
