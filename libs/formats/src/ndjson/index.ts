export { type NdjsonLoss, type WrittenCommand, writeNdjson } from './write-ndjson';
