import { describe, expect, it } from 'vitest';
import { STATUS_COLOURS } from '#core/words/statusColours.ts';
import { drawMeter } from './drawMeter.ts';
import { meterPng } from './meterPng.ts';
import type { MeterReading } from './meterReading.ts';

const READING: MeterReading = {
  score: 75,
  status: 'on_target',
  word: { text: 'On Target', width: 65 },
  palette: 'milepost',
  planName: 'City plan',
  year: 'FY26',
  detail: '10 of 12 goals measured · Nov 20, 2026',
  sentence: 'Health of City plan, FY26: 75 of 100, On Target; 10 of 12 goals measured · Nov 20, 2026',
};
const draw = (part: Partial<MeterReading> = {}) =>
  drawMeter({ ...READING, ...part }, { layout: 'both', theme: 'auto' }).svg;

describe('the picture', () => {
  it('has number, glyph and word, name, year and detail', () => {
    const svg = draw();
    for (const text of ['>75<', '>On Target<', 'City plan, FY26<', '10 of 12 goals measured', '<path class="l"']) {
      expect(svg).toContain(text);
    }
  });

  it('has a title that says all of it', () => {
    expect(draw()).toMatch(/role="img" aria-labelledby="title"><title id="title">Health of City plan, FY26: 75 of 100/);
  });

  it('chooses by the width it is shown at: whole from 200 px on, compact below', () => {
    expect(draw()).toContain('@media (max-width:199px){.compact{display:inline}.whole{display:none}}');
  });

  it('of one layout holds that one alone', () => {
    const whole = drawMeter(READING, { layout: 'whole', theme: 'light' }).svg;
    const compact = drawMeter(READING, { layout: 'compact', theme: 'light' }).svg;
    expect([whole.includes('class="compact"'), compact.includes('class="whole"')]).toEqual([false, false]);
    expect(compact).not.toMatch(/<text[^>]*>City plan|goals measured<|>50</);
  });

  it('is cut at 50 and 75, whatever the number', () => {
    expect(draw({ score: null, status: null }).match(/class="g"[^>]*stroke-width="2"/g)).toHaveLength(4);
  });

  it.each(['off_target', 'critical'] as const)('of %s has its own glyph and colour', (status) => {
    expect(draw({ status })).not.toBe(draw());
  });

  it('has the colours of the plan’s palette', () => {
    expect(draw({ palette: 'blue_brown' })).toContain(`.a{fill:${STATUS_COLOURS.blue_brown.on_target.solid[0]}}`);
  });

  it('draws the plan’s own word in letters that every script has', () => {
    const svg = draw({ word: { text: '<في المسار>', width: 60, isOwn: true } });
    expect(svg).toMatch(/font-family="Inter, system-ui, sans-serif">&lt;في المسار&gt;<\/text>/);
  });

  it('follows the reader unless it is told', () => {
    expect(draw()).toContain('prefers-color-scheme:dark');
    const dark = drawMeter(READING, { layout: 'both', theme: 'dark' }).svg;
    expect(dark).toContain('#161a21');
    expect(dark).not.toContain('prefers-color-scheme');
  });

  it('takes names as text, never as markup', () => {
    const svg = draw({ planName: `"><script>alert('1')</script>&\u0001` });
    expect(svg).not.toMatch(/<script|&(?!amp;|lt;|gt;|quot;|#39;)/);
    expect(svg).not.toContain('\u0001');
  });

  it('loads nothing', () => {
    expect(draw().replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|xlink|<image|<use|url\((?!data:)/);
  });
});

describe('the PNG', () => {
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
  const svg = drawMeter(READING, { layout: 'whole', theme: 'light' }).svg;

  it.each([
    [320, [640, 400]],
    [120, [240, 150]],
  ])('of %d px has twice the pixels', async (width, size) => {
    const png = await meterPng(svg, { width, text: 'City plan' });
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual(size);
  });

  it('has its letters drawn, without a font of the machine', async () => {
    const without = svg.replaceAll(/<text.*?<\/text>/g, '');
    const [drawn, bare] = await Promise.all(
      [svg, without].map((one) => meterPng(one, { width: 320, text: 'City plan' })),
    );
    expect(drawn?.length).toBeGreaterThan((bare?.length ?? 0) + 5_000);
  });
});
