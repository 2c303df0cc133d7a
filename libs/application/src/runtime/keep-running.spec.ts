import { keepRunning } from './keep-running';

/** Fails with these, one after the other, then ends. */
const failingWith = (...problems: readonly string[]) => {
  const left = [...problems];
  return (): Promise<void> => {
    const problem = left.shift();
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  };
};

describe('following that is kept up', () => {
  it('begins again after every failure, and complains of each new problem once', async () => {
    const complaints: string[] = [];
    await keepRunning(failingWith('full', 'full', 'gone'), new AbortController().signal, (problem) =>
      complaints.push(problem),
    );
    expect(complaints).toEqual(['full', 'gone']);
  });

  it('stops at once when it is told to while it waits', async () => {
    const stop = new AbortController();
    const complaints: string[] = [];
    await keepRunning(failingWith('full', 'gone'), stop.signal, (problem) => {
      complaints.push(problem);
      stop.abort();
    });
    expect(complaints).toEqual(['full']);
  });

  it('does not complain of what comes of being stopped', async () => {
    const stop = new AbortController();
    const complaints: string[] = [];
    const stopped = (): Promise<void> => {
      stop.abort();
      return Promise.reject(new Error('aborted'));
    };
    await keepRunning(stopped, stop.signal, (problem) => complaints.push(problem));
    expect(complaints).toEqual([]);
  });
});
