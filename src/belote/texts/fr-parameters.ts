import type { Texts } from './texts.js';

export const FR_PARAMETERS: Texts['parameters'] = {
  game: 'Le jeu. classic : une carte est retournée, on prend ou on passe, sans enchère chiffrée ; contree, coinche : on annonce un nombre de points, qui peut être contré.',
  players:
    'Combien de joueurs à une table. 4 : deux contre deux ; 3 : chacun pour soi, 24 cartes ; 2 : seize cartes chacun.',
  trumps:
    'Ce qui peut être atout. suits : chacune des quatre couleurs ; no-trump : sans atout ; all-trump : tout atout.',
  allTrumpValues:
    'Ce que comptent valet, neuf, as, dix, roi et dame à tout atout. full-258 : 20 14 11 10 4 3 dans chaque couleur, 258 ramenés à 162 ; reduced-13 : 13 9 6 5 3 2 ; reduced-14 : 14 9 6 5 3 1.',
  noTrumpAce: 'Ce que compte un as à sans atout : 19, pour que la donne fasse 162.',
  scaledContract:
    'La valeur qui décide du contrat quand 258 sont ramenés à 162. exact : la valeur exacte, et 89,8 ne font pas 90 ; rounded : le nombre entier qui se marque.',
  'play.raiseOverPartner':
    'Atout demandé (ou toute couleur à tout atout), et le partenaire est maître. true : il faut monter si on le peut ; false : toute carte de la couleur convient.',
  'play.underruff':
    'Qui n’a pas la couleur demandée et ne peut monter sur la coupe maîtresse. forced : doit sous-couper (pisser) ; free : joue ce qu’il veut.',
  'play.partnerFrees':
    'Qui n’a pas la couleur demandée quand le partenaire est maître. true : joue ce qu’il veut ; false : doit couper et surcouper, comme si le partenaire était un adversaire.',
  'play.overPartnerRuff':
    'Le partenaire est maître par une coupe, et l’on est libre de se défausser. true : un atout doit alors monter sur le sien, sauf si l’on n’en a pas de plus fort ; les autres cartes restent libres ; false : on peut aussi mettre un atout plus faible.',
  'announcements.allowed':
    'Joue-t-on les annonces (de la tierce au carré) en plus de la belote ? true : oui ; false : non.',
  'announcements.countForContract':
    'true : les annonces comptent, dans chaque camp, pour juger du contrat ; false : elles ne font que se marquer.',
  'announcements.tie':
    'Qui marque quand les meilleures annonces des deux camps sont égales. nobody : personne ; first-speaker : le camp qui a parlé le premier.',
  'announcements.cardReuse':
    'true : une carte peut servir dans un carré et dans une suite de la même main ; false : une carte ne sert qu’une fois.',
  'announcements.onFailure':
    'Où vont les annonces du perdant d’un contrat chuté, ou contré et rempli. to-defence : au camp qui gagne la donne ; lost : à personne.',
  'announcements.onCapot':
    'Les annonces d’un camp qui ne fait aucune levée. stay : il les garde ; change-hands : elles vont au camp qui a fait toutes les levées.',
  'contract.success':
    'Ce qui remplit un contrat. beat-defence : plus de points que la défense ; reach-bid : autant de points que l’enchère ; both : l’un et l’autre.',
  'contract.eightyNeeds': 'Les points qu’il faut pour une enchère de 80 : 80, 81 ou 82.',
  'contract.margin': 'Les points qu’il faut au-dessus de toute enchère : 0 ou 2.',
  'contract.beloteCounts':
    'true : la belote compte, dans chaque camp, pour juger du contrat ; false : elle ne compte pas.',
  'belote.written': 'true : les 20 points de la belote se marquent sur la feuille ; false : ils ne se marquent pas.',
  'belote.onFailure':
    'Où va la belote du perdant d’un contrat chuté, d’un contrat contré et rempli, ou d’un capot forfaitaire. holder : elle reste à qui la détient ; defence : au camp qui gagne la donne ; nobody : elle est perdue.',
  'belote.multiplied':
    'true : le contre multiplie aussi la belote du gagnant ; false : la belote vaut 20, contrée ou non.',
  'belote.order':
    'L’ordre où se jouent le roi et la dame d’atout. any : indifférent ; king-first : le roi avant la dame, sinon la belote ne compte pas.',
  'belote.bothWords':
    'Faut-il dire « belote » et « rebelote » en jouant les deux cartes ? required : les deux, sinon la belote ne compte pas ; one-forgiven : un des deux mots suffit.',
  'score.made':
    'Ce que le preneur marque pour un contrat rempli. points : ses points (pour un capot demandé, sa valeur) ; points-plus-bid : les points et l’enchère ; bid : l’enchère seule.',
  'score.defenceWrites':
    'Ce que la défense marque de ses levées quand le contrat est rempli. points : leurs points ; nothing : rien.',
  'score.failedBase':
    'Ce qui se marque à la place des points, par la défense quand le contrat chute, par le preneur quand il est contré et rempli : 160, 162, ou 0 là où seule l’enchère compte.',
  'score.failedAddsBid': 'Quand le contrat chute. true : l’enchère s’ajoute à la base ; false : elle ne s’ajoute pas.',
  'score.doublingFactors': 'Par combien multiplient le contre et le surcontre : 2 et 4, ou 2 et 3.',
  'score.doublingScope':
    'Ce que le contre multiplie. deal : tout ce que marque le gagnant, annonces comprises ; bid : l’enchère seule, sur une base simple ; base : la base et l’enchère ; flat : la base seule, sans l’enchère. Pour la belote, voir belote.multiplied.',
  'score.defenceKeepsWhenDoubled':
    'Quand un contrat contré est rempli. true : la défense marque quand même ses points et ses annonces ; false : elle n’en marque rien.',
  'capot.unbid': 'Ce que vaut au preneur un capot non demandé : 252, 250, ou 162, c’est-à-dire aucune prime.',
  'capot.bidValue':
    'Ce que vaut un capot comme enchère : 250, 270 ou 350. 500 est forfaitaire : il se marque à la place des points et de l’enchère.',
  'capot.failed':
    'Ce que vaut à la défense un capot chuté. flat : sa valeur seule ; base-plus-value : la base et sa valeur ; base : la base seule.',
  'capot.byDefence':
    'La base, à la place de 160 ou 162, quand la défense fait toutes les levées d’un contrat chuté, ou le preneur toutes celles d’un contrat contré : 252, 250, ou 162, c’est-à-dire aucune prime. Là où le contre porte sur base ou flat, une donne contrée a plutôt 100 de plus, hors du contre.',
  'capot.doubleable': 'true : un capot demandé peut être contré ; false : il ne le peut pas.',
  'capot.generale':
    'L’enchère où un seul joueur fait les huit levées. off : elle ne se joue pas ; 500, 600, 1000 : ce qu’elle vaut.',
  'rounding.to': 'À combien près on arrondit. none : points exacts ; 5 ; 10.',
  'rounding.half': 'De quel côté va le cinq quand on arrondit à la dizaine. up : 85 devient 90 ; down : 85 devient 80.',
  'rounding.applies':
    'Ce qui s’arrondit. line : tout ce qu’un camp marque d’une donne, une fois, à la fin ; points : les points de ses levées seulement.',
  'rounding.complement':
    'true : on n’arrondit que les points du preneur, et la défense marque le reste de 160 ; false : chaque camp arrondit les siens.',
  'rounding.lastDealExact':
    'true : la dernière donne d’une partie ne s’arrondit pas ; false : elle s’arrondit comme les autres.',
  'litige.policy':
    'Ce que devient une donne à égalité. hold : la défense marque ses points, ceux du preneur restent en attente ; failed : le contrat est chuté ; made : il est rempli ; replay : rien ne se marque et la donne se rejoue.',
  'litige.beloteCounts':
    'Comment se juge l’égalité. true : belotes comprises ; false : sur les points des levées seuls.',
  'litige.belote':
    'La belote du preneur dans une donne en litige. pot : elle attend avec ses points ; holder : il la marque aussitôt.',
  'litige.release':
    'Qui gagne les points en attente. deal-winner : le gagnant de la prochaine donne comptée ; contract-maker : le prochain preneur qui remplit son contrat ; après une chute ils attendent encore.',
  'litige.atRoundEnd':
    'L’égalité à la dernière donne. each-keeps : chacun marque ses points, et ceux en attente reviennent à qui les a faits ; defence-only : les points du preneur et ceux en attente sont perdus.',
  'penalty.points':
    'Ce que vaut une pénalité sans points indiqués : 162 ou 160. Une pénalité se marque telle quelle, jamais arrondie.',
  'penalty.plusBid':
    'true : la pénalité d’une renonce, telle que l’établit le contrôle d’une donne (replay), comprend l’enchère ; false : c’est le tarif seul. Une feuille de pénalité n’a pas d’enchère : ses « points » sont la somme.',
  'penalty.usesDeal':
    'true : une pénalité consomme une donne de la partie et gagne les points en attente ; false : la donne se rejoue, et ils attendent encore.',
  'round.passedOut':
    'Qui donne après une donne que personne n’a prise. next-dealer : le joueur suivant ; same-dealer : le même.',
  'round.cap': 'Le plus qu’un camp puisse marquer dans une partie : un nombre de points, ou none (pas de limite).',
  'round.targetNeedsTrick':
    'Dans une partie qui se joue jusqu’à un total. true : un camp ne la gagne pas dans une donne où il n’a fait aucune levée ; false : une belote ou une annonce peut suffire.',
  'two.layout':
    'La disposition des seize cartes à deux. eight-piles : aucune en main, huit piles d’une carte cachée sous une carte visible ; six-and-five : six en main et cinq de ces piles.',
  'three.failedDefender': 'Ce que marque chacun des deux défenseurs à trois quand le preneur est dedans : 81 ou 162.',
};
