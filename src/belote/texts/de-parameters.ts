import type { Texts } from './texts.js';

export const DE_PARAMETERS: Texts['parameters'] = {
  game: 'Welches Spiel. classic: Eine Karte wird aufgedeckt, man nimmt oder passt, ohne Zahlen zu bieten; contree, coinche: Es werden Zahlen geboten, und das Gebot kann kontriert werden.',
  players: 'Wie viele an einem Tisch spielen. 4: zwei gegen zwei; 3: jeder für sich, 24 Karten; 2: je sechzehn Karten.',
  trumps: 'Was Trumpf sein kann. suits: jede der vier Farben; no-trump: ohne Trumpf; all-trump: alles Trumpf.',
  allTrumpValues:
    'Was Bube, Neun, Ass, Zehn, König und Dame bei „alles Trumpf“ zählen. full-258: 20 14 11 10 4 3 in jeder Farbe, 258 auf 162 umgerechnet; reduced-13: 13 9 6 5 3 2; reduced-14: 14 9 6 5 3 1.',
  noTrumpAce: 'Was ein Ass ohne Trumpf zählt: 19, damit das Spiel 162 ergibt.',
  scaledContract:
    'Welcher Wert über das Spiel entscheidet, wo 258 auf 162 umgerechnet werden. exact: der genaue, 89,8 sind also nicht 90; rounded: die ganze Zahl, die geschrieben wird.',
  'play.raiseOverPartner':
    'Trumpf ist ausgespielt, oder bei „alles Trumpf“ irgendeine Farbe, und der Partner hat den Stich. true: Man muss höher legen, wenn man kann; false: Jede Karte der Farbe darf fallen.',
  'play.underruff':
    'Wer die Farbe nicht hat und den Trumpf, der den Stich hält, nicht überstechen kann. forced: muss einen kleineren Trumpf legen; free: darf jede Karte legen.',
  'play.partnerFrees':
    'Wer die Farbe nicht hat, während der Partner den Stich hält. true: darf jede Karte legen; false: muss stechen und überstechen, als wäre der Partner ein Gegner.',
  'play.overPartnerRuff':
    'Der Partner hält den Stich mit einem Trumpf, und man darf abwerfen. true: Ein Trumpf muss dann darüber gehen, außer man hat keinen höheren; andere Karten bleiben frei; false: Auch ein kleinerer Trumpf darf fallen.',
  'announcements.allowed':
    'Werden neben der Belote Meldungen gespielt, von der Terz bis zu vier Gleichen? true: ja; false: nein.',
  'announcements.countForContract':
    'true: Meldungen zählen für beide Parteien mit, wenn über das Spiel entschieden wird; false: Sie werden nur geschrieben.',
  'announcements.tie':
    'Wessen Meldungen zählen, wenn die besten beider Parteien gleich sind. nobody: keine; first-speaker: die der Partei, die zuerst gesprochen hat.',
  'announcements.cardReuse':
    'true: Eine Karte darf in vier Gleichen und in einer Folge derselben Hand dienen; false: Jede Karte dient nur einmal.',
  'announcements.onFailure':
    'Wohin die Meldungen des Verlierers gehen, wenn ein Spiel verloren oder kontriert gewonnen wird. to-defence: an die Partei, die das Spiel gewinnt; lost: Niemand schreibt sie.',
  'announcements.onCapot':
    'Meldungen einer Partei ohne Stich. stay: Sie behält sie; change-hands: Sie gehen an die Partei mit allen Stichen.',
  'contract.success':
    'Was ein Spiel gewinnt. beat-defence: mehr Punkte als die Gegner; reach-bid: so viele Punkte wie geboten; both: beides.',
  'contract.eightyNeeds': 'Wie viele Punkte ein Gebot von 80 braucht: 80, 81 oder 82.',
  'contract.margin': 'Wie viele Punkte jedes Gebot über seine Zahl hinaus braucht: 0 oder 2.',
  'contract.beloteCounts':
    'true: Die Belote zählt für beide Parteien mit, wenn über das Spiel entschieden wird; false: Sie zählt dabei nicht.',
  'belote.written': 'true: Die 20 der Belote werden auf das Blatt geschrieben; false: Sie werden es nicht.',
  'belote.onFailure':
    'Wohin die Belote des Verlierers geht, wenn ein Spiel verloren oder kontriert gewonnen wird, oder bei einem pauschal geschriebenen Capot. holder: Sie bleibt bei ihrem Besitzer; defence: an die Partei, die das Spiel gewinnt; nobody: Sie ist verloren.',
  'belote.multiplied':
    'true: Das Kontra vervielfacht auch die Belote des Siegers; false: Die Belote zählt 20, kontriert oder nicht.',
  'belote.order':
    'In welcher Folge König und Dame vom Trumpf gespielt werden. any: beliebig; king-first: der König vor der Dame, sonst zählt das Paar nicht.',
  'belote.bothWords':
    'Müssen „Belote“ und „Rebelote“ zu den beiden Karten gesagt werden? required: beide, sonst zählt das Paar nicht; one-forgiven: Eines der beiden Worte genügt.',
  'score.made':
    'Was die Nehmer für ein gewonnenes Spiel schreiben. points: ihre Punkte (für einen angesagten Capot seinen Wert); points-plus-bid: Punkte und Gebot; bid: das Gebot allein.',
  'score.defenceWrites':
    'Was die Gegner von ihren Stichen schreiben, wenn das Spiel gewonnen ist. points: deren Punkte; nothing: nichts.',
  'score.failedBase':
    'Was anstelle der Punkte geschrieben wird, von den Gegnern bei einem verlorenen und von den Nehmern bei einem kontriert gewonnenen Spiel: 160, 162, oder 0, wo allein das Gebot zählt.',
  'score.failedAddsBid': 'Das Spiel ist verloren. true: Das Gebot kommt zur Basis dazu; false: Es kommt nicht dazu.',
  'score.doublingFactors': 'Womit Kontra und Rekontra vervielfachen: 2 und 4, oder 2 und 3.',
  'score.doublingScope':
    'Was das Kontra vervielfacht. deal: alles, was der Sieger schreibt, auch Meldungen; bid: das Gebot allein, über einer einfachen Basis; base: Basis und Gebot; flat: die Basis allein, ohne das Gebot. Zur Belote siehe belote.multiplied.',
  'score.defenceKeepsWhenDoubled':
    'Ein kontriertes Spiel ist gewonnen. true: Die Gegner schreiben ihre Punkte und Meldungen trotzdem; false: Sie schreiben dafür nichts.',
  'capot.unbid': 'Was alle Stiche den Nehmern zählen, ohne angesagt zu sein: 252, 250, oder 162, also keine Prämie.',
  'capot.bidValue':
    'Was ein Capot als Gebot zählt: 250, 270 oder 350. 500 gilt pauschal: Es steht anstelle von Punkten und Gebot.',
  'capot.failed':
    'Was ein verlorener Capot den Gegnern zählt. flat: sein Wert allein; base-plus-value: Basis und Wert; base: die Basis allein.',
  'capot.byDefence':
    'Die Basis anstelle von 160 oder 162, wenn die Gegner alle Stiche eines verlorenen oder die Nehmer alle Stiche eines kontrierten Spiels machen: 252, 250, oder 162, also keine Prämie. Wo das Kontra nach base oder flat geht, hat ein kontriertes Spiel stattdessen 100 mehr, außerhalb des Kontras.',
  'capot.doubleable': 'true: Ein angesagter Capot darf kontriert werden; false: Er darf es nicht.',
  'capot.generale':
    'Das Gebot, dass einer allein alle acht Stiche macht. off: Es wird nicht gespielt; 500, 600, 1000: was es zählt.',
  'rounding.to': 'Worauf gerundet wird. none: gar nicht, die Punkte sind genau; 5; 10.',
  'rounding.half': 'In welche Richtung eine Fünf geht, wenn auf zehn gerundet wird. up: 85 wird 90; down: 85 wird 80.',
  'rounding.applies':
    'Was gerundet wird. line: alles, was eine Partei für ein Spiel schreibt, einmal, am Ende; points: nur die Punkte ihrer Stiche.',
  'rounding.complement':
    'true: Nur die Punkte der Nehmer werden gerundet, die Gegner schreiben, was an 160 fehlt; false: Jede Partei rundet die ihren.',
  'rounding.lastDealExact':
    'true: Das letzte Spiel einer Runde wird nicht gerundet; false: Es wird gerundet wie die anderen.',
  'litige.policy':
    'Was aus einem Spiel mit Gleichstand wird. hold: Die Gegner schreiben ihre Punkte, die der Nehmer warten im Topf; failed: Es ist verloren; made: Es ist gewonnen; replay: Nichts wird geschrieben, und es wird noch einmal gespielt.',
  'litige.beloteCounts':
    'Wie ein Gleichstand festgestellt wird. true: Belotes zählen mit; false: Es zählen nur die Punkte der Stiche.',
  'litige.belote':
    'Die eigene Belote der Nehmer bei Gleichstand. pot: Sie wartet mit ihren Punkten; holder: Sie schreiben sie sofort.',
  'litige.release':
    'Wer den Topf gewinnt. deal-winner: wer das nächste gezählte Spiel gewinnt; contract-maker: die nächsten Nehmer, die ihr Spiel gewinnen; nach einem verlorenen wartet er weiter.',
  'litige.atRoundEnd':
    'Gleichstand im letzten Spiel der Runde. each-keeps: Beide schreiben ihre Punkte, und ein Topf geht an seine Besitzer zurück; defence-only: Die Punkte der Nehmer und der Topf verfallen.',
  'penalty.points':
    'Was eine Strafe ohne angegebene Punkte zählt: 162 oder 160. Eine Strafe wird geschrieben, wie sie ist, nie gerundet.',
  'penalty.plusBid':
    'true: Die Strafe für eine falsch gespielte Karte, wie die Nachprüfung eines Spiels (replay) sie nennt, enthält das Gebot; false: Sie ist der Tarif allein. Ein Strafblatt nennt kein Gebot: Seine „points“ sind die Summe.',
  'penalty.usesDeal':
    'true: Eine Strafe verbraucht ein Spiel der Runde und gewinnt einen wartenden Topf; false: Das Spiel wird noch einmal gespielt, und der Topf wartet weiter.',
  'round.passedOut': 'Wer gibt, nachdem niemand genommen hat. next-dealer: der nächste Spieler; same-dealer: derselbe.',
  'round.cap':
    'Was eine Partei in einer Runde höchstens schreiben kann: eine Zahl von Punkten, oder none (ohne Grenze).',
  'round.targetNeedsTrick':
    'Wo bis zu einer Punktzahl gespielt wird. true: Eine Partei gewinnt nicht in einem Spiel, in dem sie keinen Stich gemacht hat; false: Eine Belote oder eine Meldung allein kann genügen.',
  'two.layout':
    'Wie die sechzehn Karten zu zweit liegen. eight-piles: keine in der Hand, acht Stapel aus einer verdeckten Karte und einer offenen darauf; six-and-five: sechs in der Hand und fünf solche Stapel.',
  'three.failedDefender': 'Was jeder der beiden Gegner zu dritt schreibt, wenn der Nehmer verliert: 81 oder 162.',
};
