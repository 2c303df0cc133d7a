/** What another process that runs the read side needs of it: `ledger serve`. */
export { readModelsHealth } from './read-models/read-models-health';
export { ProjectorModule } from './projector.module';
export { serveViewer } from './viewer-files';
