import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { StatusNames } from '#core/words/statusNames.ts';
import type { named as english } from './en/named.ts';
import type { Translation } from './translation.ts';

const NAMES: StatusNames = {
  achieved: 'Done',
  on_target: 'on track',
  off_target: 'Watch',
  critical: 'needs help',
  not_started: 'Queued',
  deferred: 'On hold',
};

const sentencesIn = async (language: Language): Promise<Translation<typeof english>> =>
  (await import(`./${language}/named.ts`)).named;

describe.each(LANGUAGES)('the sentences of a plan that names its statuses, in %s', (language) => {
  it.each([0, 1, 2])('quote the names as they are, for %i goals', async (count) => {
    const said = await sentencesIn(language);
    const quoted = /“[^”]+”|„[^“]+“|«\u00a0?[^»]+»/g;
    const sentences: [string, readonly string[]][] = [
      [said.likelyMisses(count, 2, NAMES), ['Done', 'on track']],
      [said.noAttention(NAMES), ['Watch', 'needs help']],
      [said.more(count, NAMES), ['Watch', 'needs help']],
      [said.order(NAMES), ['Watch', 'on track']],
    ];
    for (const [sentence, names] of sentences) {
      expect(
        sentence.match(quoted)?.map((each) => each.slice(1, -1).trim()),
        sentence,
      ).toEqual(names);
    }
  });

  it('count only statuses that goals have', async () => {
    const said = await sentencesIn(language);
    const sentence = said.standing({ measured: 3, achieved: 0, onTarget: 2, off: 1, critical: 0 }, NAMES);
    expect(sentence).toMatch(/3.*2.*on track.*1.*Watch/);
    expect(sentence).not.toMatch(/Done|needs help/);
    expect(said.standing({ measured: 0, achieved: 0, onTarget: 0, off: 0, critical: 0 }, NAMES)).not.toMatch(/\d/);
  });

  it('name the top level', async () => {
    const said = await sentencesIn(language);
    for (const count of [1, 3]) {
      expect(said.onlyNames(count, { one: 'Priority', several: 'Priorities' })).toContain(
        count === 1 ? 'Priority' : 'Priorities',
      );
    }
    for (const text of [said.by('Priority'), said.without('Priority'), said.atTop('Priority')]) {
      expect(text).toMatch(/[“„«]\u00a0?Priority\u00a0?[”“»]/);
    }
  });
});
