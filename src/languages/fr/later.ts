import type { later as en } from '#languages/en/later.ts';
import type { Translation } from '#languages/translation.ts';
import { counts } from './counts.ts';
import { language } from './language.ts';
import { named } from './named.ts';
import { access } from './page/access.ts';
import { account } from './page/account.ts';
import { apiTokens } from './page/apiTokens.ts';
import { attention } from './page/attention.ts';
import { bulk } from './page/bulk.ts';
import { cardTags } from './page/cardTags.ts';
import { cells } from './page/cells.ts';
import { changedRules } from './page/changedRules.ts';
import { chartDownload } from './page/chartDownload.ts';
import { checkIn } from './page/checkIn.ts';
import { comments } from './page/comments.ts';
import { emptyStates } from './page/emptyStates.ts';
import { entry } from './page/entry.ts';
import { explain } from './page/explain.ts';
import { feeds } from './page/feeds.ts';
import { filters } from './page/filters.ts';
import { firstRun } from './page/firstRun.ts';
import { firstSight } from './page/firstSight.ts';
import { formula } from './page/formula.ts';
import { goalDetail } from './page/goalDetail.ts';
import { goalFields } from './page/goalFields.ts';
import { goalForm } from './page/goalForm.ts';
import { goalList } from './page/goalList.ts';
import { guide } from './page/guide.ts';
import { history } from './page/history.ts';
import { house } from './page/house.ts';
import { importAsked } from './page/importAsked.ts';
import { importing } from './page/importing.ts';
import { importReasons } from './page/importReasons.ts';
import { importSheets } from './page/importSheets.ts';
import { installation } from './page/installation.ts';
import { keys } from './page/keys.ts';
import { largeChart } from './page/largeChart.ts';
import { levels } from './page/levels.ts';
import { live } from './page/live.ts';
import { lookBack } from './page/lookBack.ts';
import { members } from './page/members.ts';
import { menus } from './page/menus.ts';
import { merging } from './page/merging.ts';
import { moved } from './page/moved.ts';
import { myWork } from './page/myWork.ts';
import { newPlan } from './page/newPlan.ts';
import { nextStep } from './page/nextStep.ts';
import { outbox } from './page/outbox.ts';
import { outlook } from './page/outlook.ts';
import { ownAccount } from './page/ownAccount.ts';
import { ownFields } from './page/ownFields.ts';
import { ownFilters } from './page/ownFilters.ts';
import { pageMenu } from './page/pageMenu.ts';
import { palette } from './page/palette.ts';
import { periods } from './page/periods.ts';
import { planPages } from './page/planPages.ts';
import { planSettings } from './page/planSettings.ts';
import { planWords } from './page/planWords.ts';
import { policy } from './page/policy.ts';
import { print } from './page/print.ts';
import { refusals } from './page/refusals.ts';
import { savedFilters } from './page/savedFilters.ts';
import { settings } from './page/settings.ts';
import { sharedView } from './page/sharedView.ts';
import { sharing } from './page/sharing.ts';
import { signal } from './page/signal.ts';
import { tableColumns } from './page/tableColumns.ts';
import { timeline } from './page/timeline.ts';
import { tv } from './page/tv.ts';
import { undo } from './page/undo.ts';
import { unjudged } from './page/unjudged.ts';
import { upToDate } from './page/upToDate.ts';
import { waiting } from './page/waiting.ts';
import { waitingAnswers } from './page/waitingAnswers.ts';
import { webhooks } from './page/webhooks.ts';
import { whatIf } from './page/whatIf.ts';
import { why } from './page/why.ts';
import { work } from './page/work.ts';

export const later: Translation<typeof en> = {
  access,
  account,
  apiTokens,
  attention,
  bulk,
  cardTags,
  cells,
  changedRules,
  chartDownload,
  checkIn,
  comments,
  counts,
  emptyStates,
  entry,
  explain,
  feeds,
  filters,
  firstRun,
  firstSight,
  formula,
  goalDetail,
  goalFields,
  goalForm,
  goalList,
  guide,
  history,
  importAsked,
  importing,
  importReasons,
  importSheets,
  house,
  installation,
  keys,
  language,
  largeChart,
  levels,
  live,
  lookBack,
  members,
  menus,
  merging,
  moved,
  myWork,
  newPlan,
  nextStep,
  outbox,
  outlook,
  ownAccount,
  ownFields,
  ownFilters,
  pageMenu,
  palette,
  periods,
  planPages,
  planSettings,
  named,
  planWords,
  policy,
  print,
  refusals,
  savedFilters,
  settings,
  sharedView,
  sharing,
  signal,
  tableColumns,
  timeline,
  tv,
  undo,
  unjudged,
  upToDate,
  waiting,
  waitingAnswers,
  webhooks,
  whatIf,
  why,
  work,
};
