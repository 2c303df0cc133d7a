export { setTimeout as pause } from 'node:timers/promises';
