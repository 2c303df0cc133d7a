/** What another process that runs the write side needs of it: `ledger serve`. */
export { CommandApiModule } from './command-api.module';
export { processManagerHealth } from './process-manager/process-manager-health';
