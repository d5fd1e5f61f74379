import type { PrettyValues } from './dashboardGoal.ts';
import type { ReadWireGoal } from './wireGoal.ts';

/** The finished texts of a card, by their names on the wire (rule 3.19). */
export function encodePretty(pretty: PrettyValues) {
  return {
    pretty_ytd: pretty.ytd,
    prettyYtdTarget: pretty.ytdTarget,
    prettyYtdVariance: pretty.ytdVariance,
    pretty_ptd: pretty.ptd,
    prettyPtdTarget: pretty.ptdTarget,
    prettyPtdVariance: pretty.ptdVariance,
    pretty_all: pretty.all,
    prettyAllTarget: pretty.allTarget,
    prettyAllVariance: pretty.allVariance,
    prettyEoyTarget: pretty.eoyTarget,
    prettyEoyVariance: pretty.eoyVariance,
    prettyStart: pretty.start,
    prettyEnd: pretty.end,
    prettyGraphType: pretty.graphType,
  };
}

/** The inverse of `encodePretty`. */
export function decodePretty(wire: ReadWireGoal): PrettyValues {
  return {
    ytd: wire.pretty_ytd,
    ytdTarget: wire.prettyYtdTarget,
    ytdVariance: wire.prettyYtdVariance,
    ptd: wire.pretty_ptd,
    ptdTarget: wire.prettyPtdTarget,
    ptdVariance: wire.prettyPtdVariance,
    all: wire.pretty_all,
    allTarget: wire.prettyAllTarget,
    allVariance: wire.prettyAllVariance,
    eoyTarget: wire.prettyEoyTarget,
    eoyVariance: wire.prettyEoyVariance,
    start: wire.prettyStart,
    end: wire.prettyEnd,
    graphType: wire.prettyGraphType,
  };
}
