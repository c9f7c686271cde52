import type { DrawTexts } from './sentence.js';

export const GERMAN: DrawTexts = {
  reasons: {
    'by-lot': 'Durch das Los bestimmt.',
    'by-ranking': 'Rang {first} trifft auf Rang {second}.',
    'same-rank': 'Beide teilen sich Rang {rank}; das Los hat sie zusammengeführt.',
    'met-before':
      'Rang {first} trifft auf Rang {second}: Rang {of} hat schon gegen seinen Nachbarn auf Rang {other} gespielt, in Runde {round}.',
    'makes-room': 'Rang {first} trifft auf Rang {second}, damit sich andere nicht zweimal begegnen.',
    'by-ranking-three': 'Die Ränge {first}, {second} und {third} treffen aufeinander.',
    'same-rank-three': 'Alle drei teilen sich Rang {rank}; das Los hat sie zusammengeführt.',
    parted: 'Die Ränge {first}, {second} und {third} treffen aufeinander, um erneute Begegnungen zu vermeiden.',
    'rematch-three': {
      count: 'pairs',
      one: 'Zwei der drei begegnen sich nach Runde {round} erneut: Eine Auslosung mit weniger erneuten Begegnungen wurde nicht gefunden.',
      other:
        'Erneute Begegnungen unter den dreien: {pairs}, die jüngste nach Runde {round}. Eine Auslosung mit weniger wurde nicht gefunden.',
    },
    rematch: 'Sie begegnen sich nach Runde {round} erneut: Keine Auslosung konnte das vermeiden.',
    'exempt-lowest': {
      count: 'times',
      zero: 'Spielfrei: Rang {rank} ist der niedrigste derer, die noch nie spielfrei waren.',
      one: 'Spielfrei: Alle waren es schon, und Rang {rank} ist der niedrigste derer, die es nur einmal waren.',
      other: 'Spielfrei: Rang {rank} ist der niedrigste derer, die es {times} Mal waren, und niemand war es seltener.',
    },
    'exempt-by-lot': {
      count: 'times',
      zero: 'Spielfrei durch das Los: eines der {among} Teams auf Rang {rank}, dem niedrigsten derer, die noch nie spielfrei waren.',
      one: 'Spielfrei durch das Los: eines der {among} Teams auf Rang {rank}, dem niedrigsten derer, die nur einmal spielfrei waren.',
      other:
        'Spielfrei durch das Los: eines der {among} Teams auf Rang {rank}, dem niedrigsten derer, die {times} Mal spielfrei waren.',
    },
    'exempt-second': {
      count: 'times',
      zero: 'Als zweites von zweien spielfrei: Nach dem ersten ist Rang {rank} der niedrigste derer, die noch nie spielfrei waren.',
      one: 'Als zweites von zweien spielfrei: Nach dem ersten ist Rang {rank} der niedrigste derer, die es nur einmal waren.',
      other:
        'Als zweites von zweien spielfrei: Nach dem ersten ist Rang {rank} der niedrigste derer, die es {times} Mal waren.',
    },
    'exempt-second-by-lot': {
      count: 'times',
      zero: 'Als zweites von zweien durch das Los spielfrei: eines der {among} Teams auf Rang {rank}, nach dem ersten dem niedrigsten derer, die noch nie spielfrei waren.',
      one: 'Als zweites von zweien durch das Los spielfrei: eines der {among} Teams auf Rang {rank}, nach dem ersten dem niedrigsten derer, die nur einmal spielfrei waren.',
      other:
        'Als zweites von zweien durch das Los spielfrei: eines der {among} Teams auf Rang {rank}, nach dem ersten dem niedrigsten derer, die {times} Mal spielfrei waren.',
    },
    'exempt-next': {
      count: 'times',
      zero: 'Spielfrei auf Rang {rank}, noch nie spielfrei: Mit jedem der {passed} dahinter wären sich mehr Teams erneut begegnet.',
      one: 'Spielfrei auf Rang {rank}, einmal spielfrei: Mit jedem der {passed} dahinter wären sich mehr Teams erneut begegnet.',
      other:
        'Spielfrei auf Rang {rank}, {times} Mal spielfrei: Mit jedem der {passed} dahinter wären sich mehr Teams erneut begegnet.',
    },
    'rematch-unavoidable': {
      count: 'rematches',
      one: 'Eine erneute Begegnung ist unvermeidlich: Keine Auslosung besetzt mehr als {fresh} von {tables} Tischen mit Teams, die sich noch nicht begegnet sind.',
      other:
        '{rematches} erneute Begegnungen sind unvermeidlich: Keine Auslosung besetzt mehr als {fresh} von {tables} Tischen mit Teams, die sich noch nicht begegnet sind.',
    },
    'rematch-left': {
      count: 'rematches',
      one: 'Eine erneute Begegnung bleibt, an {met} von {tables} Tischen: Eine Auslosung ohne sie wurde nicht gefunden.',
      other:
        '{rematches} erneute Begegnungen bleiben, an {met} von {tables} Tischen: Eine Auslosung mit weniger wurde nicht gefunden.',
    },
  },
  faults: {
    'too-few-teams': 'Eine Runde braucht {least} Teams; es sind {teams}.',
    'table-size': 'An einem Tisch sitzen hier {size} Teams.',
    'team-unknown': 'Dieses Team ist nicht im Feld.',
    'team-twice': 'Team {number} hat in dieser Runde mehr als einen Platz.',
    'team-missing': 'Team {number} hat in dieser Runde keinen Platz.',
    'table-numbers': 'Die Tische sind nicht lückenlos ab 1 nummeriert.',
    'rematch-unsaid': 'Was über erneute Begegnungen gesagt ist, stimmt nicht mit den gespielten überein.',
    'rematch-avoidable': 'Erneute Begegnungen: {rematches}; {fewest} würden genügen.',
    'exempt-needless': 'Spielfreie Teams: {exempt}. Bei {size} am Tisch müssen es {expected} sein.',
    'exempt-again': 'Team {number} ist erneut spielfrei, obwohl andere es seltener waren.',
    'exempt-passed-over': 'Team {number} ist spielfrei, obwohl Team {passedOver} schlechter steht und es sein könnte.',
  },
};
