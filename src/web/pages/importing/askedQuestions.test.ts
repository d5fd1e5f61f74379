import { describe, expect, it } from 'vitest';
import type { ImportQuestion } from '#contract/importQuestion.ts';
import { askedQuestions, heldAnswer } from './askedQuestions.ts';

const question = (name: string, kind: ImportQuestion['kind'], more: Partial<ImportQuestion> = {}): ImportQuestion => ({
  name,
  kind,
  text: name,
  about: null,
  proposed: 'yes',
  answer: null,
  choices: [],
  is_open: false,
  evidence: [],
  reason: '',
  said: { code: 'heading', values: [] },
  confidence: 0.5,
  cells: 1,
  is_assumed: false,
  ...more,
});

describe('The questions that the page asks', () => {
  it('are those that nothing decides; columns are asked in their headings', () => {
    const all = [
      question('period', 'period'),
      question('direction Trees', 'direction', { is_assumed: true }),
      question('column Wer', 'column'),
      question('figures', 'column'),
    ];
    expect(askedQuestions(all).map(({ key }) => key)).toEqual(['period', 'figures']);
  });

  it('ask for what all words of a status stand for at once, and for the fiscal year as one', () => {
    const all = ['fiscal_month', 'year_names'].map((name) => question(name, 'year'));
    const words = ['status_use', 'status G', 'status R'].map((name) => question(name, 'status'));
    expect(askedQuestions([...all, ...words]).map(({ questions }) => questions.length)).toEqual([2, 3]);
  });

  it('are four at most: period, year, status and direction before others', () => {
    const kinds = ['unit', 'match', 'direction', 'status', 'year', 'period'] as const;
    expect(askedQuestions(kinds.map((kind) => question(kind, kind))).map(({ kind }) => kind)).toEqual([
      'period',
      'year',
      'status',
      'direction',
    ]);
  });

  it.each([
    ['what was just said', { answer: 'no' }, { each: 'maybe' }, 'maybe'],
    ['what the server knows', { answer: 'no' }, {}, 'no'],
    ['what is proposed', {}, {}, 'yes'],
  ])('hold %s', (_what, more, said, held) => {
    expect(heldAnswer(question('each', 'match', more), said)).toBe(held);
  });
});
