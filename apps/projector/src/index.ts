/** What another process that runs the read side needs of it: `ledger serve`. */
export { readModelsHealth } from './projector-health';
export { ProjectorModule } from './projector.module';
export { serveViewer } from './viewer-files';
