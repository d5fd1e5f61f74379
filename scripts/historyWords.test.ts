import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { decodeChangeFields, nameInHistory } from '#contract/changeField.ts';
import type { Plan } from '#core/plan/plan.ts';
import { goalFields } from '#languages/en/page/goalFields.ts';
import { history } from '#languages/en/page/history.ts';
import { buildDemoPlan } from '#server/features/demo/demoPlan.ts';
import { RECORD_NAMES, STATE_KINDS, type StateName } from '#server/store/kinds/recordKinds.ts';
import type { RecordStates } from '#server/store/rows/edit.ts';
import { exampleDecision, exampleInitiative, exampleMilestone } from '#testing/core/exampleWork.ts';
import { comment, day, feed, goal, member, plan } from '#testing/server/planUnderTest.ts';

const NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(history.fields),
  ...Object.keys(goalFields.names).map(nameInHistory),
]);

type States = RecordStates & { readonly plan: Plan };

/** One of each kind. */
const EXAMPLES: { readonly [Name in StateName]: States[Name] } = {
  plan: plan(),
  department: { id: 'd1', name: 'Parks' },
  member: member({ id: 'm1' }),
  goal: goal({ id: 'g1' }),
  comment: comment({ id: 'c1', goalId: 'g1' }),
  initiative: exampleInitiative({ id: 'i1' }),
  milestone: exampleMilestone({ id: 'm1' }),
  decision: exampleDecision({ id: 'd1' }),
  waiting: {
    id: 'w1',
    goalId: 'g1',
    date: day('2026-01-01'),
    target: 1,
    actual: 2,
    memberId: null,
    by: 'Ada',
    at: '',
    declined: null,
  },
  feed: feed({ id: 'f1' }),
};

function fieldsOf<Name extends StateName>(name: Name): readonly string[] {
  return Object.keys(STATE_KINDS[name].describe(EXAMPLES[name]).fields);
}

describe('the history has a word for every field', () => {
  it.each<StateName>(['plan', ...RECORD_NAMES])('of a %s', (name) => {
    const fields = fieldsOf(name).map((field) => ({ field, date: null, before: null, after: null }));
    const shown = decodeChangeFields(fields).map((field) => field.name);
    expect(shown.filter((each) => !NAMES.has(each))).toEqual([]);
  });
});

it('the history of the demo plan is called by words that every language has', () => {
  const { changes } = buildDemoPlan(day('2026-11-20'));
  const whats = new Set(changes.map(({ what }) => what));
  expect([...whats].filter((what) => !Object.hasOwn(history.whats, what))).toEqual([]);
});

it('every name that the server gives a change has words in the catalogue', async () => {
  const features = `${import.meta.dirname}/../src/server/features`;
  const files = (await readdir(features, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const unknown: string[] = [];
  for (const file of files) {
    for (const source of naming(await readFile(`${features}/${file}`, 'utf8'))) {
      for (const [, whole, begun] of source.matchAll(/'([A-Z][a-z][^']+)'|`([A-Z][a-z][^`$]+) \$\{/g)) {
        const isKnown =
          whole === undefined ? Object.hasOwn(history.whatsOf, begun ?? '') : Object.hasOwn(history.whats, whole);
        if (!isKnown) unknown.push(`${file}: ${whole ?? begun}`);
      }
    }
  }
  expect(unknown).toEqual([]);
});

/** The pieces of a file that name a change: `what: …`, `const what = …`, and the functions called there. */
function naming(source: string): readonly string[] {
  const said = [...source.matchAll(/\bwhat(?:: |\s=\s)[^\n]+/g)].map(([text]) => text);
  const called = [...source.matchAll(/\bwhat: (\w+)\(/g)].map(([, name]) => name);
  const functions = source.match(/^(export )?function .*?^}/gms) ?? [];
  return [...said, ...functions.filter((text) => called.some((name) => text.includes(`function ${name}(`)))];
}
