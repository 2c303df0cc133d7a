import {
  type linkSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platform, platformOf } from './platform';
import { codeOf, createWhole, patiently, replaceFile, syncFolder } from './whole-file';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-file-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const failure = (code: string): Error => Object.assign(new Error(code), { code });
const thrownBy = (work: () => void): unknown => {
  try {
    work();
  } catch (error) {
    return codeOf(error);
  }
  return undefined;
};

describe('a file that is made whole', () => {
  it('is for its owner alone, in a folder that is made, with nothing beside it', () => {
    const file = join(folder, 'deeper', 'a.key');
    createWhole(file, 'secret');
    expect(readFileSync(file, 'utf8')).toBe('secret');
    if (platform.hasFileModes) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'deeper'))).toEqual(['a.key']);
  });

  it('is never written over', () => {
    const file = join(folder, 'a.key');
    createWhole(file, 'first');
    expect(
      thrownBy(() => {
        createWhole(file, 'second');
      }),
    ).toBe('EEXIST');
    expect(readFileSync(file, 'utf8')).toBe('first');
    expect(readdirSync(folder)).toEqual(['a.key']);
  });

  it.each(['EPERM', 'EISDIR', 'ENOTSUP'])('is copied where a file system answers %s to a link', (code) => {
    const refuse: typeof linkSync = () => {
      throw failure(code);
    };
    const file = join(folder, 'a.key');
    createWhole(file, 'first', refuse);
    expect(readFileSync(file, 'utf8')).toBe('first');
    expect(
      thrownBy(() => {
        createWhole(file, 'second', refuse);
      }),
    ).toBe('EEXIST');
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['first', ['a.key']]);
  });

  it('leaves nothing behind where it cannot be made', () => {
    const full: typeof linkSync = () => {
      throw failure('ENOSPC');
    };
    expect(
      thrownBy(() => {
        createWhole(join(folder, 'a.key'), 'x', full);
      }),
    ).toBe('ENOSPC');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a file in the place of another', () => {
  it('takes its name, and there is no file in between', () => {
    const [from, to] = [join(folder, 'next'), join(folder, 'current')];
    writeFileSync(from, 'new');
    writeFileSync(to, 'old');
    replaceFile(from, to);
    expect([existsSync(from), readFileSync(to, 'utf8')]).toEqual([false, 'new']);
    expect(
      thrownBy(() => {
        replaceFile(from, to);
      }),
    ).toBe('ENOENT');
  });

  it.each(['EPERM', 'EACCES', 'EBUSY'])('waits for a program that has it open (%s)', (code) => {
    let refusals = 2;
    patiently(() => {
      if (refusals-- > 0) throw failure(code);
    }, 60_000);
    expect(refusals).toBe(-1);
  });

  it('waits no longer than it may, and for nothing else', () => {
    const work = (code: string) => () => {
      throw failure(code);
    };
    expect(
      thrownBy(() => {
        patiently(work('EBUSY'), 0);
      }),
    ).toBe('EBUSY');
    expect(
      thrownBy(() => {
        patiently(work('ENOENT'), 60_000);
      }),
    ).toBe('ENOENT');
  });
});

describe('the platform', () => {
  it('flushes folders, except on Windows, which refuses', () => {
    syncFolder(folder, platformOf('linux'));
    expect(
      thrownBy(() => {
        syncFolder(join(folder, 'none'), platformOf('linux'));
      }),
    ).toBe('ENOENT');
    expect(
      thrownBy(() => {
        syncFolder(join(folder, 'none'), platformOf('win32'));
      }),
    ).toBeUndefined();
  });

  it('stops on the signals that there are: on Windows also when its console is closed', () => {
    expect(platformOf('darwin').stopSignals).toEqual(['SIGINT', 'SIGTERM']);
    expect(platformOf('win32').stopSignals).toEqual(['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP']);
  });
});
