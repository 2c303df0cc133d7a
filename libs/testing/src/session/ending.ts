/** South plays four spades. After ten tricks three cards each are left, and the eight of trumps is still with East. */
export const ENDING_DEAL = 'N:2.T98765432.43.2 876543..98765.43 AKQJT9.AK.AKQJT. .QJ.2.AKQJT98765';
/** The ten tricks, in turn. */
export const ENDING_TRICKS: readonly string[] = [
  'W:D2 N:D3 E:D5 S:DA',
  'S:DK W:CA N:D4 E:D6',
  'S:DQ W:CK N:H4 E:D7',
  'S:DJ W:CQ N:H5 E:D8',
  'S:DT W:CJ N:H6 E:D9',
  'S:SA W:CT N:S2 E:S3',
  'S:SK W:C9 N:H7 E:S4',
  'S:SQ W:C8 N:H8 E:S5',
  'S:SJ W:C7 N:H9 E:S6',
  'S:ST W:C6 N:HT E:S7',
];
