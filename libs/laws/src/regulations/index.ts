export type { AlertDue } from './alert-due';
export { alertDue } from './alert-due';
export type { Conditions, Parameter, ParameterName, ParameterValues, Unit } from './parameter';
export { parameter } from './parameters';
export { screenMateOf } from './screens';
