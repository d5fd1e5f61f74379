import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findGoals } from '#server/store/plans/goals.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { guideLayouts } from '#testing/server/guideLayouts.ts';

const shown = guideLayouts();

let line: ExampleCommandLine;
beforeEach(() => {
  line = createExampleCommandLine();
});
afterEach(() => line.remove());

const run = (command: string) =>
  line.run(...[...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''));

const goals = () =>
  line.look(async (store) => {
    const plans = await findPlans(store.db);
    const found = await Promise.all(plans.map(({ id }) => findGoals(store.db, { planId: id })));
    return new Map(found.flat().map((goal) => [goal.title, goal]));
  });

describe('a layout of “Bring your own plan”', () => {
  it('is one of six', () => {
    expect(shown.map(({ name }) => name)).toEqual([
      'register.csv',
      'months.csv',
      'okr.csv',
      'quarters.csv',
      'scorecard.csv',
      'actions.csv',
    ]);
  });

  it.each(shown)('$name: the command does what the guide says', async ({ name, content, command, says }) => {
    line.write(name, content);
    const { status, output, reasons } = await run(command);
    expect([status, reasons]).toEqual([0, expect.anything()]);
    expect(output).toContain(says.trimEnd());
  });

  it('asks what the guide says that it asks', async () => {
    const asked = async (name: string) => {
      line.write(name, shown.find((each) => each.name === name)?.content ?? '');
      const { output } = await line.run('import', '--ask', '--plan', 'Asked', name);
      const questions: { readonly name: string; readonly is_assumed: boolean }[] = JSON.parse(output);
      return questions.flatMap((each) => (each.is_assumed ? [] : [each.name])).sort();
    };
    expect(await asked('register.csv')).toEqual(['period']);
    expect(await asked('months.csv')).toEqual(['direction']);
    expect(await asked('okr.csv')).toEqual(['period']);
    expect(await asked('quarters.csv')).toEqual([]);
    expect(await asked('scorecard.csv')).toEqual(['direction', 'status A', 'status G', 'status R', 'status_use']);
    expect(await asked('actions.csv')).toEqual([]);
  });

  it('tells which way is better, what stands above and when the year starts, as the guide says', async () => {
    for (const { name, content, command } of shown) {
      line.write(name, content);
      await run(command);
    }
    const found = await goals();
    expect(found.get('Answer time')?.targetDirection).toBe('down');
    expect(found.get('Litter complaints')?.targetDirection).toBe('down');
    expect(found.get('Open alarms')).toMatchObject({ parentId: found.get('Ship calmly')?.id, targetDirection: 'down' });
    expect(found.get('Nacimientos cercados')?.parentId).toBe(found.get('Cuidar las fuentes')?.id);
    expect(found.get('Cuidar las fuentes')?.parentId).toBe(found.get('Agua y montaña')?.id);
    expect(found.get('Potholes mended')?.targetDirection).toBe('up');
    const plans = await line.look((store) => findPlans(store.db));
    expect(plans.find(({ name }) => name === 'Our scorecard')).toMatchObject({ fiscalStartMonth: 7 });
  });
});
