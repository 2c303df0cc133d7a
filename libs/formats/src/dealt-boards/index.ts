export { BLOCK_FORMATS, type BlockFormat, blockFormatOf, readBlockRecords, readBlocks } from './read-blocks';
export { readDlm, readDlmRecords } from './read-dlm';
