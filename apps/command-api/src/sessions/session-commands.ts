import { Controller, Injectable, applyDecorators } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type SessionCommand, type Accepted, aSessionAddress } from '@app/contract';
import { TakesCommands } from '../http/command-route';
import { checkedAddress, give } from '../http/give';
import type { SessionExchange } from './on-session';

/** A controller whose routes give a command to a session each. `theme` is what the document lists them under. */
export const OfSessions = (theme: string): ClassDecorator =>
  applyDecorators(
    Controller('sessions/:session'),
    TakesCommands(),
    ApiTags(theme),
    ApiParam({ name: 'session', schema: { type: 'string' } }),
  );

/** What the controllers of session commands have in common. */
@Injectable()
export abstract class SessionCommands {
  constructor(private readonly bus: CommandBus) {}

  protected give({ at, ...exchange }: SessionExchange, command: SessionCommand): Promise<Accepted> {
    const { session } = checkedAddress(aSessionAddress, at);
    return give(this.bus, exchange, { to: 'session', session, command });
  }
}
