import { byName, mapNames, remade } from '#core/goal/fieldTables.ts';
import { type AskedWire, decodeStated, goalWire, type StatedWire, type WireStated } from './goalWire.ts';

type Written = { readonly [Name in keyof StatedWire]: { readonly of: (goal: WireStated) => StatedWire[Name] } };
type AnyPart = (typeof goalWire)[keyof typeof goalWire]['parts'][number];

/** Made when it is first asked for: the page never does. */
let made: { readonly written: Written; readonly like: StatedWire } | undefined;

/** What is stated about a goal, for the wire. */
export function encodeStated(goal: WireStated): StatedWire {
  made ??= writtenLike(goal);
  const { written, like } = made;
  return remade(like, (name) => written[name].of(goal));
}

function writtenLike(goal: WireStated) {
  const written: Written = byName(Object.values(goalWire).flatMap((row): readonly AnyPart[] => row.parts));
  return { written, like: mapNames<StatedWire>(written, (name) => written[name].of(goal)) };
}

/** Some fields as a call states them. */
export type AskedPart = { readonly [Name in keyof AskedWire]?: AskedWire[Name] | undefined };

/** A goal's fields with those that a call states; one that is left out stays. */
export function decodeChanged(before: WireStated, asked: AskedPart): WireStated {
  const wire: AskedWire = encodeStated(before);
  return decodeStated(remade(wire, (name) => definedOr<AskedWire[typeof name]>(asked[name], wire[name])));
}

function definedOr<Value>(asked: Value | undefined, before: Value): Value {
  return asked === undefined ? before : asked;
}
