import type { Texts } from './texts.js';

export const EN_PARAMETERS: Texts['parameters'] = {
  game: 'Which game. classic: a card is turned up and taken or passed, nothing is bid; contree, coinche: numbers are bid and may be doubled.',
  players: 'How many play at a table. 4: two against two; 3: each for himself, 24 cards; 2: sixteen cards each.',
  trumps: 'What may be trump. suits: each of the four suits; no-trump; all-trump.',
  allTrumpValues:
    'How jack, nine, ace, ten, king and queen count in all-trump. full-258: 20 14 11 10 4 3 in every suit, 258 converted to 162; reduced-13: 13 9 6 5 3 2; reduced-14: 14 9 6 5 3 1.',
  noTrumpAce: 'What an ace counts in no-trump: 19, so that the deal adds up to 162.',
  scaledContract:
    'Which value decides the contract where 258 are converted to 162. exact: the fraction, so that 89.8 is not 90; rounded: the whole number that is written.',
  'play.raiseOverPartner':
    'A trump is led, or any suit in all-trump, and the partner holds the trick. true: one must go higher if one can; false: any card of the suit will do.',
  'play.underruff':
    'Who has none of the suit led and cannot go over the ruff that holds the trick. forced: must play a lower trump; free: may play any card.',
  'play.partnerFrees':
    'Who has none of the suit led while the partner holds the trick. true: may play any card; false: must ruff and overruff, as if the partner were an opponent.',
  'play.overPartnerRuff':
    'The partner holds the trick with a ruff, and one is free to discard. true: a trump must then go over it, unless one has none that does; other cards stay free; false: a lower trump may be played too.',
  'announcements.allowed': 'Are announcements (tierce to carré) played beside the belote? true: yes; false: no.',
  'announcements.countForContract':
    'true: announcements count when the contract is judged, for either side; false: they are only written.',
  'announcements.tie':
    'Whose announcements score when the best of both sides are equal. nobody: neither side’s; first-speaker: those of the side that spoke first.',
  'announcements.cardReuse':
    'true: one card may serve in a carré and in a sequence of the same hand; false: a card serves once.',
  'announcements.onFailure':
    'Where the loser’s announcements go when a contract fails, or when a doubled one is made. to-defence: to the side that wins the deal; lost: to nobody.',
  'announcements.onCapot':
    'Announcements of a side that takes no trick. stay: it keeps them; change-hands: they go to the side that took every trick.',
  'contract.success':
    'What makes a contract. beat-defence: more points than the defence; reach-bid: as many points as were bid; both: the one and the other.',
  'contract.eightyNeeds': 'The points that a bid of 80 needs: 80, 81 or 82.',
  'contract.margin': 'The points that every bid needs above its number: 0 or 2.',
  'contract.beloteCounts': 'true: a belote counts when the contract is judged, for either side; false: it does not.',
  'belote.written': 'true: the 20 of a belote are written on the sheet; false: they are not.',
  'belote.onFailure':
    'Where the loser’s belote goes when a contract fails, when a doubled one is made, or with a capot that is written flat. holder: it stays; defence: to the side that wins the deal; nobody: it is lost.',
  'belote.multiplied':
    'true: doubling multiplies the winner’s belote too; false: a belote is worth 20 however doubled.',
  'belote.order':
    'In which order king and queen of trump are played. any: as one likes; king-first: the king before the queen, or the pair does not count.',
  'belote.bothWords':
    'Must "belote" and "rebelote" be said with the two cards? required: both, or the pair does not count; one-forgiven: one of the two is enough.',
  'score.made':
    'What the takers write for a contract they made. points: their points (for a capot that was bid, its value); points-plus-bid: points and bid; bid: the bid alone.',
  'score.defenceWrites':
    'What the defence writes of its tricks when the contract is made. points: their points; nothing: none.',
  'score.failedBase':
    'What stands in place of the points, for the defence when the contract fails and for the takers when a doubled one is made: 160, 162, or 0, where the bid is all.',
  'score.failedAddsBid': 'A contract fails. true: the bid is added to the base; false: it is not.',
  'score.doublingFactors': 'By how much a double multiplies, and by how much a redouble: 2 and 4, or 2 and 3.',
  'score.doublingScope':
    'What doubling multiplies. deal: all that the winner writes, announcements included; bid: the bid alone, over a plain base; base: base and bid; flat: the base alone, and the bid is left out. For the belote see belote.multiplied.',
  'score.defenceKeepsWhenDoubled':
    'A doubled contract is made. true: the defence still writes its points and announcements; false: it writes nothing for them.',
  'capot.unbid':
    'What every trick is worth to the takers without having been bid: 252, 250, or 162, which is no reward.',
  'capot.bidValue':
    'What a capot is worth as a bid: 250, 270 or 350. 500 is flat: it is written in place of points and bid.',
  'capot.failed':
    'What a failed capot is worth to the defence. flat: its value alone; base-plus-value: the base and its value; base: the base alone.',
  'capot.byDefence':
    'The base in place of 160 or 162 where the defence takes every trick of a failed contract, or the takers every trick of a doubled one: 252, 250, or 162, which is no reward. Where doubling is by base or flat, a doubled deal has 100 more outside it instead.',
  'capot.doubleable': 'true: a capot that was bid may be doubled; false: it may not.',
  'capot.generale':
    'The bid that one player takes all eight tricks alone. off: it is not played; 500, 600, 1000: what it is worth.',
  'rounding.to': 'What scores are rounded to. none: they are exact; 5; 10.',
  'rounding.half': 'Which way a five goes when tens are written. up: 85 becomes 90; down: 85 becomes 80.',
  'rounding.applies':
    'What is rounded. line: all that a side writes for a deal, once, at the end; points: the points of its tricks only.',
  'rounding.complement':
    'true: only the takers’ points are rounded, and the defence writes what is left of 160; false: each side is rounded on its own.',
  'rounding.lastDealExact': 'true: the last deal of a round is not rounded; false: it is rounded like the others.',
  'litige.policy':
    'What becomes of a deal at equality. hold: the defence writes its points, the takers’ wait in a pot; failed, made: the contract is that; replay: nothing is written and the deal is played again.',
  'litige.beloteCounts': 'How equality is judged. true: belotes included; false: on the points of the tricks alone.',
  'litige.belote':
    'The takers’ own belote in a deal that is held. pot: it waits with their points; holder: they write it at once.',
  'litige.release':
    'Who wins the pot. deal-winner: the side that wins the next counted deal; contract-maker: the takers who next make a contract, and after a failed one it goes on waiting.',
  'litige.atRoundEnd':
    'Equality in the round’s last deal. each-keeps: both write their points and a pot goes back to its owners; defence-only: the takers’ points and the pot lapse.',
  'penalty.points':
    'What a penalty is worth that names no points: 162 or 160. A penalty is written as it is, never rounded.',
  'penalty.plusBid':
    'true: the penalty for a revoke, as a replay gives it, has the bid on top; false: it is the tariff alone. A penalty sheet has no bid: its "points" are the sum.',
  'penalty.usesDeal':
    'true: a penalty uses up one of the round’s deals and wins a waiting pot; false: the deal is played again, and the pot waits.',
  'round.passedOut':
    'Who deals after a deal that nobody took. next-dealer: the next player; same-dealer: the same one.',
  'round.cap': 'The most that one side can write in a round: a number of points, or none.',
  'round.targetNeedsTrick':
    'In a match to a target. true: a side does not win it in a deal in which it took no trick; false: a belote or an announcement alone may win it.',
  'two.layout':
    'How sixteen cards lie where two play. eight-piles: none in hand, eight piles of one card face down and one on it face up; six-and-five: six in hand and five such piles.',
  'three.failedDefender': 'What each of two defenders writes where three play and the taker fails: 81 or 162.',
};
