import { FFB_CLASSIC } from './ffb-classic.js';
import type { Preset } from './preset.js';

export const CAFE_BELOTE: Preset = {
  key: 'cafe-belote',
  name: { en: 'Café belote, with announcements', fr: 'Belote de café, avec annonces', de: 'Café-Belote mit Meldungen' },
  description: {
    en: 'Classic belote with announcements, which count for the contract. When it fails the defence writes 162 (252 with every trick), its own announcements and those of the takers. Of equal announcements the first speaker’s counts. Our choice where the texts are silent: a card serves in one announcement only, and when the takers take every trick the defence keeps its announcements.',
    fr: 'La belote classique avec annonces, qui comptent pour le contrat. Si le preneur est dedans, la défense marque 162 (252 avec toutes les levées), ses annonces et celles du preneur. À annonces égales, celle du premier qui a parlé compte. Notre choix là où les textes se taisent : une carte ne sert que dans une annonce, et si le preneur fait capot la défense garde ses annonces.',
    de: 'Klassische Belote mit Meldungen, die für das Spiel mitzählen. Verlieren die Nehmer, schreiben die Gegner 162 (252 mit allen Stichen), ihre eigenen Meldungen und die der Nehmer. Bei gleichen Meldungen zählt die zuerst angesagte. Wo die Texte schweigen, gilt: Eine Karte dient nur einer Meldung, und machen die Nehmer alle Stiche, behalten die Gegner ihre Meldungen.',
  },
  source: 'FFB, Règlement de la belote, 27-01-2016, with the café custom of announcements',
  ruleset: {
    ...FFB_CLASSIC.ruleset,
    announcements: {
      ...FFB_CLASSIC.ruleset.announcements,
      allowed: true,
      countForContract: true,
      tie: 'first-speaker',
    },
  },
};
