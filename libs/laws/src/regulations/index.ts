export type { AlertDue } from './alert-due';
export { alertDue } from './alert-due';
export { parameter } from './parameters';
export { screenMateOf } from './screens';
