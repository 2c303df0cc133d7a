import { ApiProperty } from '@nestjs/swagger';

export class RecordedEventDto {
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
