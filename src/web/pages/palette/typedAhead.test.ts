import { afterEach, describe, expect, it } from 'vitest';
import { beginTyping, isTypingAhead, keepTyped, takeTyped } from './typedAhead.ts';

function press(key: string, modifiers: Partial<KeyboardEvent> = {}) {
  return keepTyped(Object.assign(new Event('keydown'), { ...NO_MODIFIERS, ...modifiers, key }));
}

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false } as KeyboardEvent;

afterEach(() => void takeTyped());

describe('what is typed for the palette before it is there', () => {
  it('is kept in its order, corrections included, and handed out once', () => {
    beginTyping();
    for (const key of ['f', '/', 'x', 'Backspace', '?']) expect(press(key), key).toBe(true);
    expect(press('[', { ctrlKey: true, altKey: true }), 'with AltGr').toBe(true);
    beginTyping();
    expect(takeTyped()).toBe('f/?[');
    expect(takeTyped()).toBe('');
  });

  it('is no shortcut, no key that moves, and nothing while nobody asked for the palette', () => {
    expect(press('f')).toBe(false);
    beginTyping();
    expect(isTypingAhead()).toBe(true);
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'Shift']) expect(press(key), key).toBe(false);
    expect(press('c', { ctrlKey: true })).toBe(false);
    expect(press('c', { metaKey: true })).toBe(false);
    expect(takeTyped()).toBe('');
    expect(isTypingAhead()).toBe(false);
  });
});
