/** How often a request is repeated that a busy server has not carried out. */
const REPETITIONS = 5;
/** A longer wait is for the person to decide about, in seconds. */
const LONGEST_WAIT = 30;
const BUSY: readonly number[] = [429, 503];

/** How long a busy server wants to be left alone, in seconds; null where it says nothing of it, or is not busy. */
const retryAfterOf = ({ status, headers }: Response): number | null => {
  const text = headers.get('retry-after') ?? '';
  if (!BUSY.includes(status) || !/^\d{1,4}$/.test(text)) return null;
  return Number(text) <= LONGEST_WAIT ? Number(text) : null;
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a request, and again as often as the server is busy and says when to come back (`Retry-After`); gives the last answer. A
 * part of a second is added to each wait, so that not all who were refused together come back together.
 * @param send sends the same request each time, a command under the same id
 * @param onBusy told before each wait
 * @param wait resolves after so many milliseconds
 */
export const repeatBusy = async <T extends { readonly response: Response }>(
  send: () => Promise<T>,
  onBusy: () => void = () => undefined,
  wait = pause,
): Promise<T> => {
  let answer = await send();
  for (let nth = 0; nth < REPETITIONS; nth += 1) {
    const seconds = retryAfterOf(answer.response);
    if (seconds === null) return answer;
    onBusy();
    await wait(seconds * 1000 + Math.random() * 500);
    answer = await send();
  }
  return answer;
};
