import { SEATS } from '@app/bridge';
import { ApiProperty } from '@nestjs/swagger';

class RecordedEventDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'place in the stream' }) revision!: number;
  @ApiProperty({ example: 'CallMade' }) type!: string;
  @ApiProperty({ type: 'object', additionalProperties: true }) data!: unknown;
}

/** What an accepted command has led to. */
export class AcceptedDto {
  @ApiProperty({ format: 'uuid', description: 'of the command' }) id!: string;
  @ApiProperty({ example: 'board-demo.1.3' }) stream!: string;
  @ApiProperty({ type: 'integer', description: 'of its last event; also in ETag' }) revision!: number;
  @ApiProperty({ type: 'integer', description: 'at which all of it is in the ledger' }) position!: number;
  @ApiProperty({ description: 'recorded before: this is its first outcome again' }) repeated!: boolean;
  @ApiProperty({ type: [RecordedEventDto], description: 'with the findings of the Laws' }) events!: RecordedEventDto[];
}

class OptionDto {
  @ApiProperty({ example: '27A1', description: 'the paragraph that gives the choice' }) law!: string;
  @ApiProperty({ enum: [...SEATS, 'director'], enumName: 'Chooser' }) for!: string;
  @ApiProperty({ type: [String], example: ['accept', 'decline'] }) choices!: string[];
  @ApiProperty({ type: 'integer', description: 'revision of the act that gave rise to it' }) act!: number;
  @ApiProperty({ description: 'when the choice is gone, in words' }) until!: string;
}

/** What it is about comes with the kind: `extent`, `allowed`, `call`, `suit`, `card` and so on. */
class ObligationDto {
  @ApiProperty({ example: 'replace-call' }) kind!: string;
  @ApiProperty({ enum: SEATS, enumName: 'Seat' }) for!: string;
  @ApiProperty({ example: '27B' }) law!: string;
  @ApiProperty({ type: 'integer', description: 'revision of the act it goes back to' }) act!: number;
}

class QuestionDto {
  @ApiProperty({ example: 'unintended', description: 'its name in a judgement' }) question!: string;
  @ApiProperty({ example: '25A' }) law!: string;
  @ApiProperty({ type: 'integer', description: 'revision of the act that is judged' }) act!: number;
  @ApiProperty({ type: 'integer', description: 'revision of the act it is judged against' }) against!: number;
  @ApiProperty({ type: [String], example: ['unintended', 'intended'] }) answers!: string[];
  @ApiProperty({ required: false, description: 'the answer that the Laws presume' }) presumed?: string;
}

/**
 * What an accepted command to a board has led to, and what is open on the board behind its events. A repetition tells
 * the same as the first time, however the board has gone on since.
 */
export class BoardAcceptedDto extends AcceptedDto {
  @ApiProperty({ type: [OptionDto], description: 'what may be chosen' }) options!: OptionDto[];
  @ApiProperty({ type: [ObligationDto], description: 'what somebody must do, or not do' })
  obligations!: ObligationDto[];
  @ApiProperty({ type: [QuestionDto], description: 'judgements that are waited for' }) questions!: QuestionDto[];
}
