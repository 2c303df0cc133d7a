import { type Result, err, ok } from '@app/bridge';
import type { Problem } from '../ledger/api';
import { until } from '../ledger/for-specs';
import { untilAnswered } from './until-answered';

type Answer = Result<string, Problem>;

const away: Answer = err({ title: 'away', detail: '', code: null });
const refused: Answer = err({ title: 'refused', detail: '', code: 'FormNotFilled' });

/** Asks a server that answers with one after another of these; the last again and again. */
const asking = (...answers: readonly Answer[]) => {
  const told: Answer[] = [];
  let asked = 0;
  const stop = untilAnswered(
    async () => Promise.resolve(answers[Math.min(asked++, answers.length - 1)] ?? away),
    (answer) => told.push(answer),
    5,
  );
  return { told, asked: () => asked, stop };
};

describe('asking until there is an answer', () => {
  it('tells that the server is away, and its answer once it is back', async () => {
    const { told } = asking(away, away, ok('forms'));
    await until(() => told.length === 3);
    expect(told).toEqual([away, away, ok('forms')]);
  });

  it.each([
    ['an answer', ok('forms')],
    ['a refusal', refused],
  ])('asks no more after %s', async (_, answer) => {
    const { told, asked } = asking(answer);
    await until(() => told.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked()).toBe(1);
  });

  it('is silent when it is stopped', async () => {
    const { told, asked, stop } = asking(away);
    await until(() => told.length > 0);
    stop();
    const [before, heard] = [asked(), told.length];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([asked(), told.length]).toEqual([before, heard]);
  });
});
