import { largeChart } from '#languages/en/page/largeChart.ts';
import { messagesOf } from '#web/base/messages/messagesOf.ts';

export const say = messagesOf('largeChart', largeChart);
