import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { plans } from './0001Plans.ts';
import { accounts } from './0002Accounts.ts';
import { shares } from './0003Shares.ts';
import { planStanding } from './0004PlanStanding.ts';
import { contributors } from './0005Contributors.ts';
import { closedPeriods } from './0006ClosedPeriods.ts';
import { people } from './0007People.ts';
import { exchange } from './0008Exchange.ts';
import { reminders } from './0009Reminders.ts';
import { mailings } from './0010Mailings.ts';
import { shareLanguage } from './0011ShareLanguage.ts';
import { uniqueKeys } from './0012UniqueKeys.ts';
import { accountLinks } from './0013AccountLinks.ts';
import { reportDays } from './0014ReportDays.ts';
import { newBases } from './0015NewBases.ts';
import { outlookOff } from './0016OutlookOff.ts';
import { unit } from './0017Unit.ts';
import { webhookEvents } from './0018WebhookEvents.ts';
import { planWords } from './0019PlanWords.ts';
import { connections } from './0020Connections.ts';
import { palette } from './0020Palette.ts';
import { formulas } from './0022Formulas.ts';
import { ownFields } from './0024OwnFields.ts';
import { feeds } from './0025Feeds.ts';
import { askedReminders } from './0026AskedReminders.ts';
import { tableColumns } from './0027TableColumns.ts';
import { waitingFigures } from './0030WaitingFigures.ts';
import { declinedFigures } from './0031DeclinedFigures.ts';
import { knownRules } from './0033KnownRules.ts';
import { goalOfItems } from './0035GoalOfItems.ts';
import { connectionAccess } from './0036ConnectionAccess.ts';
import { sharedFilters } from './0037SharedFilters.ts';
import { leftRuns } from './0038LeftRuns.ts';
import { makers } from './0040Makers.ts';
import { sharedPeople } from './0041SharedPeople.ts';
import { nextStep } from './0042NextStep.ts';
import { work } from './0049Work.ts';
import { sharedWork } from './0051SharedWork.ts';

/** In order; a released name never changes, nor does what it did. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001_plans': plans,
  '0002_accounts': accounts,
  '0003_shares': shares,
  '0004_plan_standing': planStanding,
  '0005_contributors': contributors,
  '0006_closed_periods': closedPeriods,
  '0007_people': people,
  '0008_exchange': exchange,
  '0009_reminders': reminders,
  '0010_mailings': mailings,
  '0011_share_language': shareLanguage,
  '0012_unique_keys': uniqueKeys,
  '0013_account_links': accountLinks,
  '0014_report_days': reportDays,
  '0015_new_bases': newBases,
  '0016_outlook_off': outlookOff,
  '0017_unit': unit,
  '0018_webhook_events': webhookEvents,
  '0019_plan_words': planWords,
  '0020_connections': connections,
  '0020_palette': palette,
  '0021_weight': goalColumn('weight', 'double precision'),
  '0022_formulas': formulas,
  '0023_change_token': column('change', 'token_name', 'text'),
  '0024_own_fields': ownFields,
  '0025_feeds': feeds,
  '0026_asked_reminders': askedReminders,
  '0027_table_columns': tableColumns,
  '0028_change_origin': column('change', 'origin', 'text'),
  '0029_plan_tokens': column('api_token', 'is_of_plan', 'integer'),
  '0030_waiting_figures': waitingFigures,
  '0031_declined_figures': declinedFigures,
  '0033_known_rules': knownRules,
  '0035_goal_of_items': goalOfItems,
  '0036_connection_access': connectionAccess,
  '0037_shared_filters': sharedFilters,
  '0038_left_runs': leftRuns,
  '0040_makers': makers,
  '0041_shared_people': sharedPeople,
  '0042_next_step': nextStep,
  '0044_left_out': column('change', 'left_out', 'text'),
  '0048_has_direction': goalColumn('has_direction', 'integer'),
  '0049_work': work,
  '0051_shared_work': sharedWork,
  '0052_is_by_milestones': goalColumn('is_by_milestones', 'integer'),
};

type ColumnType = 'text' | 'integer' | 'double precision';

/** A column of a goal that is null where nothing was said: all that most new fields need. */
function goalColumn(name: string, type: ColumnType): Migration {
  return column('goal', name, type);
}

function column(table: string, name: string, type: ColumnType): Migration {
  return { up: async (db: Kysely<unknown>) => db.schema.alterTable(table).addColumn(name, type).execute() };
}
