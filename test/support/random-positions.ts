/** Positions by chance, the same for the same seed: out of legal play, and such as no play would bring. */
import { CARDS } from '../../src/belote/cards/card-set.js';
