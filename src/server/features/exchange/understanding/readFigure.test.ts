import { describe, expect, it } from 'vitest';
import { isNoFigure, readFigure, readSentenceFigure } from './readFigure.ts';

describe('a figure in a cell', () => {
  it.each([
    ['≤3%', { value: 3, isPercent: true, comparator: 'most' }],
    ['≥ 90 %', { value: 90, isPercent: true, comparator: 'least' }],
    ['<21', { value: 21, comparator: 'most' }],
    ['at least 12', { value: 12, comparator: 'least' }],
    ['max. 5 days', { value: 5, unit: 'days', comparator: 'most' }],
    ['höchstens 8 Tage', { value: 8, unit: 'Tage', comparator: 'most' }],
    ['20 ± 1.5', { value: 20, comparator: 'near' }],
    ['> $1.2M', { value: 1_200_000, currency: '$', comparator: 'least' }],
    ['2.544.096,15', { value: 2_544_096.15 }],
    ['1 250 000', { value: 1_250_000 }],
    ["1'505", { value: 1505 }],
    ['(180)', { value: -180 }],
    ['△12,000', { value: -12_000 }],
    ['119*', { value: 119 }],
    ['7.5 (p)', { value: 7.5 }],
    ['9,8 Mio', { value: 9_800_000 }],
    ['412,306.55 Mlls', { value: 412_306_550_000 }],
    ['3 Billion MRA', { value: 3_000_000_000, currency: 'MRA' }],
    ['>4/5', { value: 4, comparator: 'least' }],
    ['4 cruces', { value: 4, unit: 'cruces' }],
    ['5 mm', { value: 5, unit: 'mm' }],
    ['mind. 40', { value: 40, comparator: 'least' }],
    ['£41.2m', { value: 41_200_000, currency: '£' }],
    ['١٢٣', { value: 123 }],
    ['△２１０', { value: -210 }],
    ['5l', { value: 5, unit: 'l' }],
  ])('%s', (cell, figure) => {
    expect(readFigure(cell, '.')).toMatchObject(figure);
  });

  it.each(['1.052', '1,052', '€4.100'])('%s can be read two ways', (cell) => {
    expect(readFigure(cell, '.')?.other).not.toBeNull();
  });

  it.each([
    '31/12/2026',
    '1-2',
    '18:00',
    '12.4.2025',
    'about 5',
    '(ask Dana)',
    '#REF!',
    '41O',
    'OEI.01 Better schools',
    '',
  ])('%s is none', (cell) => {
    expect(readFigure(cell, '.')).toBeNull();
  });
});

describe('a figure in a sentence', () => {
  it.each([
    ['≥ R$ 3,4 milhões', 3_400_000],
    ['≥ R$ 415 mil', 415_000],
    ['Restaurar no mínimo 60 peças', 60],
    ['reduzir 25% da distância até a nota 80', undefined],
    ['Concluir três salas até dezembro', undefined],
  ])('%s', (sentence, value) => {
    expect(readSentenceFigure(sentence, ',')?.value).toBe(value);
  });
});

it.each(['', '-', 'n/a', 'TBD', 'Pending', 'k. A.', 's.o.', '#N/A'])('“%s” says that there is no figure', (cell) => {
  expect(isNoFigure(cell)).toBe(true);
});
