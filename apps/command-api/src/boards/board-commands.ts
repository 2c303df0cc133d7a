import { Controller, Injectable, applyDecorators } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type BoardCommand, type Accepted, aBoardAccepted, aBoardAddress } from '@app/contract';
import { CommandRoute, TakesCommands } from '../http/command-route';
import { checkedAddress, give } from '../http/give';
import type { BoardExchange } from './on-board';

/** A controller whose routes give a command to a board each. `theme` is what the document lists them under. */
export const OfBoards = (theme: string): ClassDecorator =>
  applyDecorators(
    Controller('sessions/:session/boards/:table/:board'),
    TakesCommands(),
    ApiTags(theme),
    ApiParam({ name: 'session', schema: { type: 'string' } }),
    ApiParam({ name: 'table', schema: { type: 'string' } }),
    ApiParam({ name: 'board', schema: { type: 'integer', minimum: 1 } }),
    ApiQuery({
      name: 'attempt',
      required: false,
      description: '2 for the first replay of the board',
      schema: { type: 'integer', minimum: 1 },
    }),
  );

/** A route that gives one command to a board. `path` is beneath the board's. */
export const BoardRoute = (path: string, summary: string): MethodDecorator =>
  CommandRoute(path, summary, aBoardAccepted);

/** What the controllers of board commands have in common. */
@Injectable()
export abstract class BoardCommands {
  constructor(private readonly bus: CommandBus) {}

  protected give({ at, ...exchange }: BoardExchange, command: BoardCommand): Promise<Accepted> {
    const { attempt = 1, ...address } = checkedAddress(aBoardAddress, at);
    return give(this.bus, exchange, { to: 'board', address: { ...address, attempt }, command });
  }
}
