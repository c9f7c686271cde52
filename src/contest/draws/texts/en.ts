import type { DrawTexts } from './sentence.js';

export const ENGLISH: DrawTexts = {
  reasons: {
    'by-lot': 'Drawn by lot.',
    'by-ranking': 'Rank {first} meets rank {second}.',
    'same-rank': 'Both share rank {rank}; the lot put them together.',
    'met-before':
      'Rank {first} meets rank {second}: rank {of} has already met its neighbour of rank {other}, in round {round}.',
    'makes-room': 'Rank {first} meets rank {second}, so that others do not meet twice.',
    'by-ranking-three': 'Ranks {first}, {second} and {third} meet.',
    'same-rank-three': 'All three share rank {rank}; the lot put them together.',
    parted: 'Ranks {first}, {second} and {third} meet, to avoid rematches.',
    'rematch-three': {
      count: 'pairs',
      one: 'One pair of the three meets again, after round {round}: no draw with fewer repeated meetings was found.',
      other:
        '{pairs} pairs of the three meet again, the latest of them after round {round}: no draw with fewer repeated meetings was found.',
    },
    rematch: 'They meet again after round {round}: a rematch that no draw could avoid.',
    'exempt-lowest': {
      count: 'times',
      zero: 'Sits out: rank {rank} is the lowest of those that have never been exempt.',
      one: 'Sits out: everybody has been exempt, and rank {rank} is the lowest of those that were so only once.',
      other: 'Sits out: rank {rank} is the lowest of those that have been exempt {times} times, and nobody fewer.',
    },
    'exempt-by-lot': {
      count: 'times',
      zero: 'Sits out by lot: one of {among} on rank {rank}, the lowest of those that have never been exempt.',
      one: 'Sits out by lot: one of {among} on rank {rank}, the lowest of those that have been exempt only once.',
      other: 'Sits out by lot: one of {among} on rank {rank}, the lowest of those that have been exempt {times} times.',
    },
    'exempt-second': {
      count: 'times',
      zero: 'Sits out as the second of two: after the first, rank {rank} is the lowest of those that have never been exempt.',
      one: 'Sits out as the second of two: after the first, rank {rank} is the lowest of those that have been exempt only once.',
      other:
        'Sits out as the second of two: after the first, rank {rank} is the lowest of those that have been exempt {times} times.',
    },
    'exempt-second-by-lot': {
      count: 'times',
      zero: 'Sits out by lot as the second of two: one of {among} on rank {rank}, after the first the lowest of those that have never been exempt.',
      one: 'Sits out by lot as the second of two: one of {among} on rank {rank}, after the first the lowest of those that have been exempt only once.',
      other:
        'Sits out by lot as the second of two: one of {among} on rank {rank}, after the first the lowest of those that have been exempt {times} times.',
    },
    'exempt-next': {
      count: 'times',
      zero: 'Sits out at rank {rank}, never exempt: with any of the {passed} below, more teams would have met again.',
      one: 'Sits out at rank {rank}, exempt once: with any of the {passed} below, more teams would have met again.',
      other:
        'Sits out at rank {rank}, exempt {times} times: with any of the {passed} below, more teams would have met again.',
    },
    'rematch-unavoidable': {
      count: 'rematches',
      one: 'One rematch cannot be avoided: no draw fills more than {fresh} of {tables} tables with teams that have not met.',
      other:
        '{rematches} rematches cannot be avoided: no draw fills more than {fresh} of {tables} tables with teams that have not met.',
    },
    'rematch-left': {
      count: 'rematches',
      one: 'One repeated meeting is left, at {met} of {tables} tables: no draw without it was found.',
      other: '{rematches} repeated meetings are left, at {met} of {tables} tables: no draw with fewer was found.',
    },
  },
  faults: {
    'too-few-teams': 'A round needs {least} teams; there are {teams}.',
    'table-size': 'A table of this field seats {size} teams.',
    'team-unknown': 'This team is not in the field.',
    'team-twice': 'Team {number} has more than one place in this round.',
    'team-missing': 'Team {number} has no place in this round.',
    'table-numbers': 'The tables are not numbered from 1 without a gap.',
    'rematch-unsaid': 'What is said about rematches does not agree with who has met whom.',
    'rematch-avoidable': 'There are {rematches} rematches where {fewest} would do.',
    'exempt-needless': 'Teams that sit out: {exempt}. With {size} at a table there must be {expected}.',
    'exempt-again': 'Team {number} sits out again although others have been exempt less often.',
    'exempt-passed-over': 'Team {number} sits out although team {passedOver} ranks lower and could.',
  },
};
