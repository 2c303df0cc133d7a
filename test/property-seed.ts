import fc from 'fast-check';
import { samples } from './samples';

/** The same draws in every run, so that what failed once fails again; `FC_SEED=7 npx jest` draws others. */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: samples(100),
  seed: Number(process.env.FC_SEED ?? 20171122),
});
