import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { localKey, signToken } from '@app/application';
import { untilClosed } from '@app/testing';
import request from 'supertest';
import { type AppProcess, startApp } from './processes';
import { until } from './server';

export const APPS = ['command-api', 'projector'] as const;

/** The status of an answer, and the code of the problem where it is one. */
type Answered = readonly [status: number, code: string | undefined];

/** Write side and read side of one data folder, each a process of its own. */
export interface Pair {
  readonly api: string;
  readonly projector: string;
  /** Opens a session by HTTP, as an organiser. */
  readonly openSession: () => Promise<Answered>;
  /** Opens so many, and waits until the read side has them. */
  readonly fill: (sessions: number) => Promise<void>;
  /** Waits until both are not ready, and the read side names a mismatch to everybody at `/integrity`; gives its kind. */
  readonly mismatch: () => Promise<string>;
  /** As a power cut would. */
  readonly kill: () => Promise<void>;
}

/** Starts and kills pairs of applications over one data folder. */
export const pairsIn = (folder: string, settings: Readonly<Record<string, string>> = {}) => {
  const running: AppProcess[] = [];

  const start = (app: (typeof APPS)[number]): AppProcess => {
    const started = startApp(app, { DATA_DIR: folder, LOG_LEVEL: 'error', ...settings });
    running.push(started);
    return started;
  };

  const kill = async (): Promise<void> => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL');
      await ended;
    }
    await untilClosed(join(folder, 'ledger.db'));
  };

  const startPair = async (): Promise<Pair> => {
    const [api, projector] = [await start('command-api').url, await start('projector').url];
    const token = await signToken(localKey(join(folder, 'token.key')), { id: 'o', role: 'organiser' }, '1h');
    const openSession = async (): Promise<Answered> => {
      const session = { id: `s-${randomUUID().slice(0, 8)}`, laws: 'wbf-2017', scoring: 'matchpoints' };
      const answer = await request(api).post('/sessions').set('Authorization', `Bearer ${token}`).send(session);
      return [answer.status, (answer.body as { readonly code?: string }).code];
    };
    const listed = async (): Promise<number> => {
      const { body } = (await request(projector).get('/sessions?limit=200')) as {
        body: { readonly sessions?: readonly unknown[] };
      };
      return body.sessions?.length ?? 0;
    };
    return {
      api,
      projector,
      openSession,
      fill: async (count) => {
        const before = await listed();
        for (let nth = 0; nth < count; nth += 1) expect(await openSession()).toEqual([201, undefined]);
        await until(async () => (await listed()) === before + count);
      },
      mismatch: async () => {
        for (const url of [api, projector])
          await until(async () => (await request(url).get('/health/ready')).status === 503);
        let found: string | undefined;
        await until(async () => {
          const answer = await request(projector).get('/integrity');
          found = (answer.body as { readonly mismatch: { readonly kind: string } | null }).mismatch?.kind;
          return found !== undefined;
        });
        return found ?? '';
      },
      kill,
    };
  };

  /** What an application says on standard error, which must not start. */
  const refused = async (app: (typeof APPS)[number]): Promise<string> => {
    const { ended, errors, output } = start(app);
    expect([await ended, output()]).toEqual([1, '']);
    return errors();
  };

  return { startPair, refused, kill };
};
