import { Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Asking } from '../http/caller.js';
import { IfMatch } from '../http/conditions.js';
import { InPages } from '../http/pagination.js';
import { TextQuery } from '../http/query.js';
import { Changes, Lists, Reads, Removes, Stores } from '../http/routes/route.js';
import { SentBody } from '../http/sent-body.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { ChangePlayer, CreatePlayer } from './dto/player.js';
import { PlayerAnswer, PlayerList } from './dto/player.answer.js';
import { PlayersService } from './players.service.js';

@ApiTags('Players')
@Controller('players')
export class PlayersController {
  constructor(private readonly players: PlayersService) {}

  @Post()
  @Stores<PlayerAnswer>(PlayerAnswer, {
    id: 'createPlayer',
    summary: 'Register a player',
    location: ({ id }) => `/players/${id}`,
    refusals: { 409: ['licence-taken'] },
  })
  create(@SentBody(CreatePlayer) body: Sent<CreatePlayer>, @Asking() caller: Caller): Promise<PlayerAnswer> {
    return this.players.create(body, caller);
  }

  @Get()
  @Lists(
    PlayerList,
    {
      id: 'listPlayers',
      summary: 'Find players',
      description:
        'In the order they were registered. `q` looks for each of its words in names, licence and club, accents or not.',
    },
    { public: false },
  )
  list(
    @TextQuery('q', 'Words to look for.') query: string | null,
    @InPages() page: Page,
  ): Promise<Listed<PlayerAnswer>> {
    return this.players.list(page, query);
  }

  @Get(':playerId')
  @Reads(PlayerAnswer, { id: 'getPlayer', summary: 'Read a player' }, { public: false })
  get(@Param('playerId') id: string): Promise<PlayerAnswer> {
    return this.players.get(id);
  }

  @Patch(':playerId')
  @Changes(PlayerAnswer, { id: 'changePlayer', summary: 'Change a player', refusals: { 409: ['licence-taken'] } })
  change(
    @Param('playerId') id: string,
    @SentBody(ChangePlayer) body: Sent<ChangePlayer>,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
  ): Promise<PlayerAnswer> {
    return this.players.change(id, condition, body, caller);
  }

  @Delete(':playerId')
  @Removes({
    id: 'deletePlayer',
    summary: 'Delete a player',
    description: 'A player who has results is anonymised: the name, the licence and the club go, the results stay.',
    refusals: { 409: ['player-in-use'] },
  })
  async remove(
    @Param('playerId') id: string,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
  ): Promise<void> {
    await this.players.remove(id, condition, caller);
  }
}
