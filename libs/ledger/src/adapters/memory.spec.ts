import { memoryLedger } from '@app/ledger';
import { eventLogContract } from '@app/testing';

eventLogContract('the ledger in memory', { open: () => Promise.resolve(memoryLedger()) });
