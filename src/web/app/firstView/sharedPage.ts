import { late } from '#web/base/failure/late.tsx';

export const SharedPage = late(() => import('#web/pages/sharedView/SharedPage.tsx'), 'page');
