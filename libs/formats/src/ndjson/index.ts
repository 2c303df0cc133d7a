export { type RecordedCommand, commandAgain, commandJson } from './recorded-command';
export { type NdjsonLoss, type WrittenCommand, writeNdjson } from './write-ndjson';
