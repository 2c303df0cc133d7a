import { Body } from '@nestjs/common';
import { AppealCommands, OfAppeals } from './appeal-commands';
import { CommandRoute } from '../http/command-route';
import { AppealExchange, OnAppeal } from './on-appeal';
import type { Accepted } from '@app/contract';
import {
  LodgeAppealBody,
  GiveConsentBody,
  RefuseAppealBody,
  ReferAppealBody,
  RedirectAppealBody,
  WithdrawAppealBody,
  PayDepositBody,
  ReturnDepositBody,
  ForfeitDepositBody,
  TakeAppealFurtherBody,
  ConcludeAppealBody,
} from './appeal-bodies';

/** An appeal from its lodging on (Laws 92, 93): who brings it, where it goes, its deposit, and its end. */
@OfAppeals()
export class AppealsController extends AppealCommands {
  @CommandRoute('', 'An appeal is lodged, through the director (92C).')
  lodgeAppeal(@OnAppeal() on: AppealExchange, @Body() data: LodgeAppealBody): Promise<Accepted> {
    return this.give(on, { type: 'LodgeAppeal', data });
  }

  @CommandRoute('consents', 'The partner, or the captain, agrees (92D).')
  giveConsent(@OnAppeal() on: AppealExchange, @Body() data: GiveConsentBody): Promise<Accepted> {
    return this.give(on, { type: 'GiveConsent', data });
  }

  @CommandRoute('refusals', 'It is not heard: without consent, say, or because the captain forbids it.')
  refuseAppeal(@OnAppeal() on: AppealExchange, @Body() data: RefuseAppealBody): Promise<Accepted> {
    return this.give(on, { type: 'RefuseAppeal', data });
  }

  @CommandRoute('referrals', 'It goes to another instance.')
  referAppeal(@OnAppeal() on: AppealExchange, @Body() data: ReferAppealBody): Promise<Accepted> {
    return this.give(on, { type: 'ReferAppeal', data });
  }

  @CommandRoute('redirections', 'It is about the ruling that has taken the place of the one it was against.')
  redirectAppeal(@OnAppeal() on: AppealExchange, @Body() data: RedirectAppealBody): Promise<Accepted> {
    return this.give(on, { type: 'RedirectAppeal', data });
  }

  @CommandRoute('withdrawals', 'It is withdrawn.')
  withdrawAppeal(@OnAppeal() on: AppealExchange, @Body() data: WithdrawAppealBody): Promise<Accepted> {
    return this.give(on, { type: 'WithdrawAppeal', data });
  }

  @CommandRoute('deposit/payments', 'The deposit is paid.')
  payDeposit(@OnAppeal() on: AppealExchange, @Body() data: PayDepositBody): Promise<Accepted> {
    return this.give(on, { type: 'PayDeposit', data });
  }

  @CommandRoute('deposit/returns', 'The deposit is returned.')
  returnDeposit(@OnAppeal() on: AppealExchange, @Body() data: ReturnDepositBody): Promise<Accepted> {
    return this.give(on, { type: 'ReturnDeposit', data });
  }

  @CommandRoute('deposit/forfeitures', 'The deposit is forfeited.')
  forfeitDeposit(@OnAppeal() on: AppealExchange, @Body() data: ForfeitDepositBody): Promise<Accepted> {
    return this.give(on, { type: 'ForfeitDeposit', data });
  }

  @CommandRoute('further-appeals', 'A party takes it to a higher instance, as an appeal of its own.')
  takeAppealFurther(@OnAppeal() on: AppealExchange, @Body() data: TakeAppealFurtherBody): Promise<Accepted> {
    return this.give(on, { type: 'TakeAppealFurther', data });
  }

  @CommandRoute('conclusions', 'Nobody can take it further.')
  concludeAppeal(@OnAppeal() on: AppealExchange, @Body() data: ConcludeAppealBody): Promise<Accepted> {
    return this.give(on, { type: 'ConcludeAppeal', data });
  }
}
