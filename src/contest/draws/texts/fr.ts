import type { DrawTexts } from './sentence.js';

export const FRENCH: DrawTexts = {
  reasons: {
    'by-lot': 'Tirage au sort.',
    'by-ranking': 'Le rang {first} rencontre le rang {second}.',
    'same-rank': 'Les deux équipes partagent le rang {rank} ; le sort les a réunies.',
    'met-before':
      'Le rang {first} rencontre le rang {second} : le rang {of} a déjà joué contre son voisin de rang {other}, à la partie {round}.',
    'makes-room': 'Le rang {first} rencontre le rang {second}, pour que d’autres ne se rencontrent pas deux fois.',
    'by-ranking-three': 'Les rangs {first}, {second} et {third} se rencontrent.',
    'same-rank-three': 'Les trois équipes partagent le rang {rank} ; le sort les a réunies.',
    parted: 'Les rangs {first}, {second} et {third} se rencontrent, pour éviter des revanches.',
    'rematch-three': {
      count: 'pairs',
      one: 'Deux des trois se retrouvent après la partie {round} : aucun tirage avec moins de revanches n’a été trouvé.',
      other:
        'Rencontres répétées entre les trois : {pairs}, la dernière après la partie {round} : aucun tirage avec moins de revanches n’a été trouvé.',
    },
    rematch: 'Elles se retrouvent après la partie {round} : aucun tirage ne permettait de l’éviter.',
    'exempt-lowest': {
      count: 'times',
      zero: 'Exempte : le rang {rank} est le dernier de celles qui ne l’ont jamais été.',
      one: 'Exempte : toutes l’ont déjà été, et le rang {rank} est le dernier de celles qui ne l’ont été qu’une fois.',
      other:
        'Exempte : le rang {rank} est le dernier de celles qui l’ont été {times} fois, et aucune ne l’a été moins.',
    },
    'exempt-by-lot': {
      count: 'times',
      zero: 'Exempte par tirage au sort : l’une des {among} équipes de rang {rank}, le dernier de celles jamais exemptes.',
      one: 'Exempte par tirage au sort : l’une des {among} équipes de rang {rank}, le dernier de celles exemptes une seule fois.',
      other:
        'Exempte par tirage au sort : l’une des {among} équipes de rang {rank}, le dernier de celles exemptes {times} fois.',
    },
    'exempt-second': {
      count: 'times',
      zero: 'Exempte, la seconde de deux : après la première, le rang {rank} est le dernier de celles qui ne l’ont jamais été.',
      one: 'Exempte, la seconde de deux : après la première, le rang {rank} est le dernier de celles qui ne l’ont été qu’une fois.',
      other:
        'Exempte, la seconde de deux : après la première, le rang {rank} est le dernier de celles qui l’ont été {times} fois.',
    },
    'exempt-second-by-lot': {
      count: 'times',
      zero: 'Exempte par tirage au sort, la seconde de deux : l’une des {among} équipes de rang {rank}, après la première le dernier de celles jamais exemptes.',
      one: 'Exempte par tirage au sort, la seconde de deux : l’une des {among} équipes de rang {rank}, après la première le dernier de celles exemptes une seule fois.',
      other:
        'Exempte par tirage au sort, la seconde de deux : l’une des {among} équipes de rang {rank}, après la première le dernier de celles exemptes {times} fois.',
    },
    'exempt-next': {
      count: 'times',
      zero: 'Exempte au rang {rank}, jamais exempte : avec l’une des {passed} moins bien classées, plus d’équipes se seraient retrouvées.',
      one: 'Exempte au rang {rank}, exempte une fois : avec l’une des {passed} moins bien classées, plus d’équipes se seraient retrouvées.',
      other:
        'Exempte au rang {rank}, exempte {times} fois : avec l’une des {passed} moins bien classées, plus d’équipes se seraient retrouvées.',
    },
    'rematch-unavoidable': {
      count: 'rematches',
      one: 'Une revanche est inévitable : aucun tirage ne remplit plus de {fresh} tables sur {tables} avec des équipes qui ne se sont pas rencontrées.',
      other:
        '{rematches} revanches sont inévitables : aucun tirage ne remplit plus de {fresh} tables sur {tables} avec des équipes qui ne se sont pas rencontrées.',
    },
    'rematch-left': {
      count: 'rematches',
      one: 'Il reste une revanche, à {met} table sur {tables} : aucun tirage sans elle n’a été trouvé.',
      other: 'Il reste {rematches} revanches, à {met} table(s) sur {tables} : aucun tirage avec moins n’a été trouvé.',
    },
  },
  faults: {
    'too-few-teams': 'Il faut {least} équipes pour une partie ; il y en a {teams}.',
    'table-size': 'Une table réunit ici {size} équipes.',
    'team-unknown': 'Cette équipe n’est pas en lice.',
    'team-twice': 'L’équipe {number} a plus d’une place dans cette partie.',
    'team-missing': 'L’équipe {number} n’a pas de place dans cette partie.',
    'table-numbers': 'Les tables ne sont pas numérotées à partir de 1 sans interruption.',
    'rematch-unsaid': 'Ce qui est dit des revanches ne correspond pas aux rencontres déjà jouées.',
    'rematch-avoidable': 'Nombre de revanches : {rematches} ; {fewest} suffirait.',
    'exempt-needless': 'Équipes exemptes : {exempt}. À {size} par table, il en faut {expected}.',
    'exempt-again': 'L’équipe {number} est exempte une fois de plus alors que d’autres l’ont été moins souvent.',
    'exempt-passed-over':
      'L’équipe {number} est exempte alors que l’équipe {passedOver}, moins bien classée, pouvait l’être.',
  },
};
