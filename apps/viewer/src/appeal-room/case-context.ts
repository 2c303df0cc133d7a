import { createContext } from 'preact';
import type { Room } from './room-source';

/** The case that a form is about; null for one that has not been lodged. */
export const CaseContext = createContext<Room | null>(null);
