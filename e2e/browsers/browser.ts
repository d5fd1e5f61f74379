import type { Key } from './keys.ts';

/** What the checks need of a browser, however it is driven. */
export type Browser = {
  readonly name: string;
  readonly version: string;
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, or in the frame that was entered. It may use nothing from around it. */
  evaluate<Args extends readonly Plain[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Enters the frame of a selector; null goes back to the page. */
  enter(frame: string | null): Promise<void>;
  /** By the mouse, at a place of the window. */
  moveTo(place: Place): Promise<void>;
  clickAt(place: Place): Promise<void>;
  /** Keys held down together, as Control and v. */
  press(...keys: readonly Key[]): Promise<void>;
  type(text: string): Promise<void>;
  screenshot(file: string): Promise<void>;
  /** As a new visitor, signed in nowhere. */
  forget(): Promise<void>;
  end(): Promise<void>;
};

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

export type Place = { readonly x: number; readonly y: number };
