import { join } from 'node:path';
import { EDITIONS } from '@app/bridge';
import { LAWS } from '@app/laws';
import { SHOWN_TREATMENTS } from '@app/scenarios';
import { coverage } from '../../apps/cli/src/scenario-files';
import { notShown } from '../golden/laws-coverage-page';

const ROOT = join(__dirname, '..', '..');

describe('what the registry claims', () => {
  it('is a treatment that the Law has, and that can be seen at the table', () => {
    const wrong = LAWS.flatMap(({ number, treatments, built }) =>
      EDITIONS.flatMap((edition) => built?.[edition] ?? [])
        .filter((one) => !treatments.includes(one) || !SHOWN_TREATMENTS.some((shown) => shown === one))
        .map((one) => `Law ${number}: ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is shown by a scenario, treatment by treatment, in each edition', () => {
    expect(notShown(coverage(ROOT))).toEqual([]);
  });
});
