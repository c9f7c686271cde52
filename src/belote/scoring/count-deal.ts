import { bySide, ofSide, sidesAgainst, sidesOf } from '../cards/seat.js';
import type { BySide, Side } from '../cards/seat.js';
import { schemeOf } from '../cards/trump.js';
import { allCards, DEAL_POINTS, LAST_TRICK } from '../cards/values.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { bestSide, valueOf } from './announcements.js';
import type { Announcement, PlayedSheet } from './deal-sheet.js';

/** King and queen of trump in one hand, announced in full. */
export const BELOTE = 20;

/** An announcement that scores, the side it belongs to after the play, and the side that made it. */
export interface CountedAnnouncement {
  readonly announcement: Announcement;
  readonly side: Side;
  readonly points: number;
}

/** What the sides took in one played deal, before anybody asks who has won it. */
export interface Count {
  readonly sides: readonly Side[];
  readonly takers: Side;
  readonly defence: readonly [Side, ...Side[]];
  /** Points of the tricks as they are written: always 162 in all, 252 and 0 on a capot; 0 where none were counted. */
  readonly tricks: BySide;
  /** The same before the conversion; only `rawTotal` and not 162 when all-trump is not scaled. */
  readonly raw: BySide;
  readonly rawTotal: number;
  readonly belotes: BySide;
  /** Only the side that won the comparison has any. */
  readonly announcements: readonly CountedAnnouncement[];
  /** What decides the contract, in written points. */
  readonly totals: BySide;
  /** The same exactly, as a multiple of 1/rawTotal point: whole numbers, so that 89.79 is not 90. */
  readonly exactTotals: BySide;
  /** Tricks alone, in the unit of `exactTotals`. */
  readonly exactTricks: BySide;
}

/** Counts a complete played sheet: conversion of the points, whose announcements score, totals. */
export function countDeal(sheet: PlayedSheet, ruleset: Ruleset): Count {
  const { contract, capot } = sheet;
  const defence = sidesAgainst(contract.takers, ruleset.players);
  const sides = sidesOf(ruleset.players);
  const rawTotal = allCards(schemeOf(contract.trump, ruleset.allTrumpValues)) + LAST_TRICK;
  const raw = sheet.points ?? bySide(sides, () => 0);
  const tricks = capot === undefined ? convert(raw, rawTotal, sides, defence) : raw;
  const belotes = bySide(sides, (side) => sheet.belotes.filter((holder) => holder === side).length * BELOTE);
  const announcements = countAnnouncements(sheet, ruleset);

  const extras = bySide(
    sides,
    (side) =>
      (ruleset.contract.beloteCounts ? ofSide(belotes, side) : 0) +
      (ruleset.announcements.countForContract ? pointsOf(announcements, side) : 0),
  );
  const decides = ruleset.scaledContract === 'exact' && capot === undefined;
  const exactTricks = bySide(sides, (side) =>
    decides ? ofSide(raw, side) * DEAL_POINTS : ofSide(tricks, side) * rawTotal,
  );
  return {
    sides,
    takers: contract.takers,
    defence,
    tricks,
    raw,
    rawTotal,
    belotes,
    announcements,
    totals: bySide(sides, (side) => ofSide(tricks, side) + ofSide(extras, side)),
    exactTotals: bySide(sides, (side) => ofSide(exactTricks, side) + ofSide(extras, side) * rawTotal),
    exactTricks,
  };
}

const pointsOf = (announcements: readonly CountedAnnouncement[], side: Side): number =>
  announcements.reduce((sum, one) => sum + (one.side === side ? one.points : 0), 0);

/** 258 × 162/258, to the nearest: never a tie, as 258/162 is 43/27 and 43 is odd, so two sides always add to 162. */
function convert(raw: BySide, rawTotal: number, sides: readonly Side[], defence: readonly Side[]): BySide {
  const counted = sides.some((side) => raw[side] !== 0);
  if (!counted) return raw;
  const nearest = (points: number): number => Math.floor((points * DEAL_POINTS * 2 + rawTotal) / (rawTotal * 2));
  const left = defence.reduce((rest, side) => rest - nearest(ofSide(raw, side)), DEAL_POINTS);
  // Three numbers may not add up when each is rounded: the takers then have what is left of the 162.
  return bySide(sides, (side) => (defence.includes(side) ? nearest(ofSide(raw, side)) : left));
}

/** Only the side with the best announcement scores; a capot may give them to the side that took every trick. */
function countAnnouncements(sheet: PlayedSheet, { announcements: rules }: Ruleset): readonly CountedAnnouncement[] {
  const { announcements, capot, contract } = sheet;
  const best = bestSide(announcements, contract.trump, rules.tie);
  const changed = rules.onCapot === 'change-hands' ? capot : undefined;
  return announcements
    .filter(({ side }) => side === best)
    .map((announcement) => ({
      announcement,
      side: changed ?? announcement.side,
      points: valueOf(announcement, contract.trump),
    }));
}
