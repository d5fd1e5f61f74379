import { parseArgs } from 'node:util';
import { Refusal } from '#server/base/errors.ts';
import { findBeside } from '#server/features/exchange/findBeside.ts';
import { findPlanState } from '#server/features/exchange/findPlanState.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { findStory } from '#server/features/exchange/story/findStory.ts';
import { ALL_EMAILS } from '#server/features/members/shownEmails.ts';
import { findFigureOrigins } from '#server/store/history/findFigureOrigins.ts';
import { type Command, UsageError } from './commandLine.ts';
import { exportTarget, writeExport } from './exportFiles.ts';
import { findChosenPlan, requirePlanChoice } from './planChoice.ts';
import { withStore } from './withStore.ts';

export const exportCommand: Command = {
  help: `milepost export (--plan NAME | --plan-id ID) [--force] [--sources] FILE

Writes a plan into a file. Its name says how:

  plan.xlsx   a workbook with sheets of goals, entries, settings, people, comments, work and archived goals
  plan.zip    the same as goals.csv, entries.csv, plan.csv and so on
  plan.json   the same, and its history
  a folder    that exists already: the CSV files in it

milepost import reads each of them again and makes the same plan.

  --force     write over files that are there
  --sources   with where each figure comes from: a sheet, a file, or figure_sources in JSON; imports leave it out`,
  async run(line) {
    const { values, positionals } = parseArgs({
      args: [...line.args],
      allowPositionals: true,
      options: {
        plan: { type: 'string' },
        'plan-id': { type: 'string' },
        force: { type: 'boolean' },
        sources: { type: 'boolean' },
      },
    });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new UsageError('Name one file, or a folder.');
    const choice = requirePlanChoice({ name: values.plan, id: values['plan-id'] });
    const target = await exportTarget(name, line.folder);
    const exported = await withStore(line, async ({ store, clock }) => {
      const plan = await findChosenPlan(store, choice);
      const held = (await findPlanState(store, plan.id))?.state ?? null;
      const { archived, comments, series } = await findBeside(store, plan.id);
      const state = held && { ...held, archived, comments, series: new Map([...held.series, ...series]) };
      const sources = values.sources === true ? { sources: await findFigureOrigins(store.db, plan.id) } : {};
      const isWhole = target.format === 'json';
      const history = isWhole ? await findStory(store.db, { planId: plan.id, emails: ALL_EMAILS }) : null;
      return state && { state: { ...state, ...sources }, history, day: clock.today(plan.timeZone) };
    });
    if (exported === null) throw removed();
    const { state } = exported;
    const written = await writeExport(exported, target, { isForced: values.force ?? false });
    line.say(`Wrote ${LIST.format(written)}: ${state.goals.length} goals, ${entryCount(state)} entries.`);
    return 0;
  },
};

const LIST = new Intl.ListFormat('en-GB');

function entryCount({ series }: PlanState): number {
  return [...series.values()].reduce((sum, { days }) => sum + days.length, 0);
}

function removed(): Refusal {
  return new Refusal({ code: 'plan_not_found', status: 404, message: 'The plan was removed meanwhile.' });
}
