import type { ParameterPath } from './parameters.js';
import { playsBids } from './ruleset.js';
import type { Ruleset } from './ruleset.js';

/** Parameters that are each possible and cannot stand together. */
export const CONTRADICTION_CODES = [
  'litige-needs-beat-defence',
  'complement-needs-rounding',
  'needs-bids',
  'needs-four-players',
  'not-for-three-players',
  'margin-contradicts-eighty',
  'failure-costs-nothing',
  'announcements-not-allowed',
] as const;
type ContradictionCode = (typeof CONTRADICTION_CODES)[number];

export interface Contradiction {
  readonly code: ContradictionCode;
  readonly involves: readonly ParameterPath[];
  readonly holdsIn: (ruleset: Ruleset) => boolean;
}

const putsAside = ({ litige }: Ruleset): boolean => litige.policy === 'hold' || litige.policy === 'replay';

const withoutBids = (parameter: ParameterPath, asksForBids: (ruleset: Ruleset) => boolean): Contradiction => ({
  code: 'needs-bids',
  involves: ['game', parameter],
  holdsIn: (ruleset) => !playsBids(ruleset) && asksForBids(ruleset),
});

const withThree = (parameter: ParameterPath, holds: (ruleset: Ruleset) => boolean): Contradiction => ({
  code: 'not-for-three-players',
  involves: ['players', parameter],
  holdsIn: (ruleset) => ruleset.players === 3 && holds(ruleset),
});

/** Every way in which a ruleset can contradict itself. Each names all the parameters it is about. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  {
    code: 'litige-needs-beat-defence',
    involves: ['litige.policy', 'contract.success'],
    holdsIn: (ruleset) => putsAside(ruleset) && ruleset.contract.success !== 'beat-defence',
  },
  {
    code: 'complement-needs-rounding',
    involves: ['rounding.complement', 'rounding.to'],
    holdsIn: ({ rounding }) => rounding.complement && rounding.to === 'none',
  },
  withoutBids('contract.success', ({ contract }) => contract.success !== 'beat-defence'),
  withoutBids('contract.eightyNeeds', ({ contract }) => contract.eightyNeeds !== 80),
  withoutBids('contract.margin', ({ contract }) => contract.margin !== 0),
  withoutBids('score.made', ({ score }) => score.made !== 'points'),
  withoutBids('score.failedAddsBid', ({ score }) => score.failedAddsBid),
  withoutBids('capot.generale', ({ capot }) => capot.generale !== 'off'),
  withoutBids('penalty.plusBid', ({ penalty }) => penalty.plusBid),
  {
    code: 'needs-four-players',
    involves: ['players', 'game'],
    holdsIn: (ruleset) => ruleset.players !== 4 && playsBids(ruleset),
  },
  withThree('litige.policy', putsAside),
  withThree('announcements.allowed', ({ announcements }) => announcements.allowed),
  withThree('belote.onFailure', ({ belote }) => belote.onFailure !== 'holder'),
  withThree('rounding.complement', ({ rounding }) => rounding.complement),
  {
    code: 'margin-contradicts-eighty',
    involves: ['contract.margin', 'contract.eightyNeeds'],
    holdsIn: ({ contract }) => contract.margin === 2 && contract.eightyNeeds === 81,
  },
  {
    code: 'failure-costs-nothing',
    involves: ['score.failedBase', 'score.failedAddsBid'],
    holdsIn: ({ score }) => score.failedBase === 0 && !score.failedAddsBid,
  },
  {
    code: 'failure-costs-nothing',
    involves: ['score.failedBase', 'score.doublingScope'],
    holdsIn: ({ score }) => score.failedBase === 0 && score.doublingScope === 'flat',
  },
  {
    code: 'failure-costs-nothing',
    involves: ['score.failedBase', 'capot.failed'],
    holdsIn: (ruleset) => playsBids(ruleset) && ruleset.score.failedBase === 0 && ruleset.capot.failed === 'base',
  },
];
