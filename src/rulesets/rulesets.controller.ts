import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ResultAnswer } from '../deals/dto/deal.answer.js';
import { Asking } from '../http/caller.js';
import { InLanguage } from '../http/language.js';
import { InPages } from '../http/pagination.js';
import { Computes, Lists, Reads, Stores } from '../http/routes/route.js';
import { SentBody } from '../http/sent-body.js';
import type { Language } from '../shared/language.js';
import type { Caller, Listed, Page, Sent } from '../shared/sent.js';
import { LegalPlaysAnswer, LegalPlaysQuestion } from './dto/legal-plays.js';
import { ReplayAnswer, ReplayQuestion } from './dto/replay.js';
import { SentAuction } from './dto/auction.js';
import { AuctionAnswer } from './dto/auction.answer.js';
import { CreateRuleset, ScoreSheet } from './dto/ruleset.js';
import { RulesetAnswer, RulesetList } from './dto/ruleset.answer.js';
import { RulesetsService } from './rulesets.service.js';

@ApiTags('Rulesets')
@Controller('rulesets')
export class RulesetsController {
  constructor(private readonly rulesets: RulesetsService) {}

  @Get()
  @Lists(RulesetList, {
    id: 'listRulesets',
    summary: 'List the rulesets',
    description:
      'The presets first, then the organisers’ own. Every rule that is known with more than one value is a parameter.',
  })
  list(@InPages('word') page: Page, @InLanguage() language: Language): Promise<Listed<RulesetAnswer>> {
    return this.rulesets.list(page, language);
  }

  @Post()
  @Stores<RulesetAnswer>(RulesetAnswer, {
    id: 'createRuleset',
    summary: 'Make a ruleset of one’s own',
    description: 'Built on another; a set that contradicts itself is refused, with the pointer of each parameter.',
    location: ({ key }) => `/rulesets/${key}`,
    refusals: { 409: ['ruleset-key-taken'] },
  })
  create(
    @SentBody(CreateRuleset) body: Sent<CreateRuleset>,
    @Asking() caller: Caller,
    @InLanguage() language: Language,
  ): Promise<RulesetAnswer> {
    return this.rulesets.create(body, caller, language);
  }

  @Get(':rulesetKey')
  @Reads(RulesetAnswer, { id: 'getRuleset', summary: 'Read a ruleset, every parameter explained' })
  get(@Param('rulesetKey') key: string, @InLanguage() language: Language): Promise<RulesetAnswer> {
    return this.rulesets.get(key, language);
  }

  @Post(':rulesetKey/score')
  @Computes(ResultAnswer, {
    id: 'scoreDeal',
    summary: 'Score a deal sheet',
    description: 'Stores nothing and needs no key. The stored deals are scored by the same rules.',
  })
  score(
    @Param('rulesetKey') key: string,
    @SentBody(ScoreSheet) body: Sent<ScoreSheet>,
    @InLanguage() language: Language,
  ): Promise<ResultAnswer> {
    return this.rulesets.score(key, body, language);
  }

  @Post(':rulesetKey/legal-plays')
  @Computes(LegalPlaysAnswer, {
    id: 'findLegalPlays',
    summary: 'Find the cards a player may play',
    description:
      'Says the duty that binds, not only the cards: follow suit, raise, ruff, overruff, underruff, by the `play` parameters of the ruleset. A card against the duty is a revoke.',
  })
  legalPlays(
    @Param('rulesetKey') key: string,
    @SentBody(LegalPlaysQuestion) body: Sent<LegalPlaysQuestion>,
    @InLanguage() language: Language,
  ): Promise<LegalPlaysAnswer> {
    return this.rulesets.legalPlays(key, body, language);
  }

  @Post(':rulesetKey/replay')
  @Computes(ReplayAnswer, {
    id: 'replayDeal',
    summary: 'Follow the full record of a deal',
    description:
      'From the hands and the cards in the order they were played: every card against a duty with what was allowed, who won each trick, points, belotes, the deal sheet that follows and what it is worth, and the penalty for the first violation. With fewer plays than the deal has: what can be said so far, and who is to play.',
  })
  replay(
    @Param('rulesetKey') key: string,
    @SentBody(ReplayQuestion) body: Sent<ReplayQuestion>,
    @InLanguage() language: Language,
  ): Promise<ReplayAnswer> {
    return this.rulesets.replay(key, body, language);
  }

  @Post(':rulesetKey/auction')
  @Computes(AuctionAnswer, {
    id: 'followAuction',
    summary: 'Follow an auction',
    description:
      'Names every call that was against the rules, and who may say what next. Such a call is no error of the request: one in turn counts as a pass, one out of turn is void. What no auction of the ruleset can hold is refused. Stores nothing and needs no key.',
  })
  auction(
    @Param('rulesetKey') key: string,
    @SentBody(SentAuction) body: Sent<SentAuction>,
    @InLanguage() language: Language,
  ): Promise<AuctionAnswer> {
    return this.rulesets.auction(key, body, language);
  }
}
