import { Body } from '@nestjs/common';
import { AppealCommands, OfAppeals } from './appeal-commands';
import { CommandRoute } from './command-route';
import {
  ConcludeAppealDto,
  ForfeitDepositDto,
  GiveConsentDto,
  LodgeAppealDto,
  PayDepositDto,
  RedirectAppealDto,
  ReferAppealDto,
  RefuseAppealDto,
  ReturnDepositDto,
  TakeAppealFurtherDto,
  WithdrawAppealDto,
} from './dto/appeals.dto';
import { AppealExchange, OnAppeal } from './on-appeal';
import type { Accepted } from './receive';

/** An appeal from its lodging on (Laws 92, 93): who brings it, where it goes, its deposit, and its end. */
@OfAppeals()
export class AppealsController extends AppealCommands {
  @CommandRoute('', 'An appeal is lodged, through the director (92C).')
  lodgeAppeal(@OnAppeal() on: AppealExchange, @Body() data: LodgeAppealDto): Promise<Accepted> {
    return this.give('LodgeAppeal', on, data);
  }

  @CommandRoute('consents', 'The partner, or the captain, agrees (92D).')
  giveConsent(@OnAppeal() on: AppealExchange, @Body() data: GiveConsentDto): Promise<Accepted> {
    return this.give('GiveConsent', on, data);
  }

  @CommandRoute('refusals', 'It is not heard: without consent, say, or because the captain forbids it.')
  refuseAppeal(@OnAppeal() on: AppealExchange, @Body() data: RefuseAppealDto): Promise<Accepted> {
    return this.give('RefuseAppeal', on, data);
  }

  @CommandRoute('referrals', 'It goes to another instance.')
  referAppeal(@OnAppeal() on: AppealExchange, @Body() data: ReferAppealDto): Promise<Accepted> {
    return this.give('ReferAppeal', on, data);
  }

  @CommandRoute('redirections', 'It is about the ruling that has taken the place of the one it was against.')
  redirectAppeal(@OnAppeal() on: AppealExchange, @Body() data: RedirectAppealDto): Promise<Accepted> {
    return this.give('RedirectAppeal', on, data);
  }

  @CommandRoute('withdrawals', 'It is withdrawn.')
  withdrawAppeal(@OnAppeal() on: AppealExchange, @Body() data: WithdrawAppealDto): Promise<Accepted> {
    return this.give('WithdrawAppeal', on, data);
  }

  @CommandRoute('deposit/payments', 'The deposit is paid.')
  payDeposit(@OnAppeal() on: AppealExchange, @Body() data: PayDepositDto): Promise<Accepted> {
    return this.give('PayDeposit', on, data);
  }

  @CommandRoute('deposit/returns', 'The deposit is returned.')
  returnDeposit(@OnAppeal() on: AppealExchange, @Body() data: ReturnDepositDto): Promise<Accepted> {
    return this.give('ReturnDeposit', on, data);
  }

  @CommandRoute('deposit/forfeitures', 'The deposit is forfeited.')
  forfeitDeposit(@OnAppeal() on: AppealExchange, @Body() data: ForfeitDepositDto): Promise<Accepted> {
    return this.give('ForfeitDeposit', on, data);
  }

  @CommandRoute('further-appeals', 'A party takes it to a higher instance, as an appeal of its own.')
  takeAppealFurther(@OnAppeal() on: AppealExchange, @Body() data: TakeAppealFurtherDto): Promise<Accepted> {
    return this.give('TakeAppealFurther', on, data);
  }

  @CommandRoute('conclusions', 'Nobody can take it further.')
  concludeAppeal(@OnAppeal() on: AppealExchange, @Body() data: ConcludeAppealDto): Promise<Accepted> {
    return this.give('ConcludeAppeal', on, data);
  }
}
