import { describe, expect, it } from 'vitest';
import { createMeterDrawing } from './meterDrawing.ts';
import { drawnWidth } from './meterQuery.ts';

/** A picture that is drawn when it is let go. */
function held() {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  return { promise, letGo: (text: string) => resolve(Buffer.from(text)) };
}

describe('the width in which a picture is drawn', () => {
  it.each([
    [80, 80],
    [81, 120],
    [199, 200],
    [200, 200],
    [201, 320],
    [320, 320],
    [1279, 1280],
    [1280, 1280],
  ])('shown %d px wide is %d', (shown, drawn) => {
    expect(drawnWidth(shown)).toBe(drawn);
  });
});

describe('a picture', () => {
  it('is drawn once, whoever asks for it meanwhile and afterwards', async () => {
    const draw = createMeterDrawing();
    const first = held();
    let drawn = 0;
    const ask = (asker: string) =>
      draw('same', {
        asker,
        draw: () => {
          drawn += 1;
          return first.promise;
        },
      });
    const asked = [ask('a'), ask('b')];
    first.letGo('picture');
    expect((await Promise.all([...asked, ask('c')])).map(String)).toEqual(['picture', 'picture', 'picture']);
    await ask('a');
    expect(drawn).toBe(1);
  });

  it('that cannot be drawn is tried again', async () => {
    const draw = createMeterDrawing();
    await expect(draw('one', { asker: 'a', draw: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
    expect(String(await draw('one', { asker: 'a', draw: async () => Buffer.from('yes') }))).toBe('yes');
  });

  it('of one who asks for one is drawn next, however many another has asked for', async () => {
    const draw = createMeterDrawing();
    const order: string[] = [];
    const gate = held();
    const ask = (key: string, asker: string) =>
      draw(key, {
        asker,
        draw: async () => {
          order.push(key);
          return gate.promise;
        },
      });
    const all = [...Array.from({ length: 20 }, (_, at) => ask(`many ${at}`, 'a')), ask('one', 'b')];
    gate.letGo('x');
    await Promise.all(all);
    expect(order.indexOf('one')).toBeLessThan(5);
    expect(order).toHaveLength(21);
  });
});
