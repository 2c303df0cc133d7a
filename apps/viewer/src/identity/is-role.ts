import { type Role, ROLES } from '@app/contract';

/** Whether an event was recorded by somebody: follow-ups of a decision elsewhere are recorded by no person. */
export const isRole = (role: string): role is Role => ROLES.some((one) => one === role);
