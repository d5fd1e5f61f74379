import { expect, it, vi } from 'vitest';

const PERCENT = { valueType: 'percent', currency: '$', unit: '' } as const;

it.each([
  ['en', '+5.7 points', '+5.7 points'],
  ['de', '+5,7 Pp.', '+5,7 Prozentpunkte'],
  ['fr', '+5,7 pt', '+5,7 points'],
  ['es', '+5,7\u00a0p.\u00a0p.', '+5,7 puntos'],
] as const)(
  'in a narrow place points are written short where a language has a short word: %s',
  async (language, short, whole) => {
    vi.resetModules();
    vi.stubGlobal('navigator', { languages: [language] });
    await (await import('./messagesOf.ts')).loadTexts();
    const { formatDifference, formatShortDifference } = await import('./differences.ts');
    expect([formatShortDifference(5.7, PERCENT), formatDifference(5.7, PERCENT)]).toEqual([short, whole]);
    vi.unstubAllGlobals();
    vi.resetModules();
  },
);
