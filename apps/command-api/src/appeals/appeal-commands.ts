import { Controller, Injectable, applyDecorators } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { type AppealCommand, type Accepted, anAppealAddress } from '@app/contract';
import { TakesCommands } from '../http/command-route';
import { checkedAddress, give } from '../http/give';
import type { AppealExchange } from './on-appeal';

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

  protected give({ at, ...exchange }: AppealExchange, command: AppealCommand): Promise<Accepted> {
    const { appeal } = checkedAddress(anAppealAddress, at);
    return give(this.bus, exchange, { to: 'appeal', appeal, command });
  }
}
