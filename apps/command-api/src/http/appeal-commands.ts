import { Controller, Injectable, applyDecorators } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { AppealCommandType } from '@app/session';
import { TakesCommands } from './command-route';
import { give } from './give';
import type { AppealExchange } from './on-appeal';
import type { Accepted } from './receive';

/** A controller whose routes give a command to an appeal each. */
export const OfAppeals = (): ClassDecorator =>
  applyDecorators(
    Controller('appeals/:appeal'),
    TakesCommands(),
    ApiTags('appeals'),
    ApiParam({ name: 'appeal', schema: { type: 'string' } }),
  );

/** What the controllers of appeal commands have in common. */
@Injectable()
export abstract class AppealCommands {
  constructor(private readonly bus: CommandBus) {}

  protected give(type: AppealCommandType, { at, ...exchange }: AppealExchange, data: object): Promise<Accepted> {
    return give(this.bus, exchange, type, at, data);
  }
}
