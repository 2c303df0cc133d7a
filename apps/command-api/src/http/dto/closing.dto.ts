import { Act, Id, OneOf, Text } from './fields';

const DECISIONS = ['no-adjustment', 'adjustment'] as const;

export class CloseReviewDto {
  @Text(20, { about: 'the paragraph of an open review' }) law!: string;
  @Act({ optional: true, about: 'of the review; may be left out where one only is open under the law' }) act?: number;
  @OneOf('ReviewDecision', DECISIONS) decision!: (typeof DECISIONS)[number];
  @Text(2000) reasons!: string;
  @Id({ about: 'who has decided' }) by!: string;
}

export class ConfirmResultDto {
  @Id({ optional: true, about: 'who confirms it' }) by?: string;
}
