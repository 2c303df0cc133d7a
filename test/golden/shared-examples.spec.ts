import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAccessDatabase } from '@app/application';
import { type ImportedFile, type Naming, compareWithFile, planImport, readBws, readLin, readPbn, readUsebio, slug } from '@app/formats';

const FOLDER = join(__dirname, '..', '..', '..', 'shared', 'examples');
const naming: Naming = { player: (name) => slug(name, 'x'), contestant: (name) => slug(name, 'x') };

const bytes = (name: string): Uint8Array => readFileSync(join(FOLDER, name));
const pbn = (name: string) => readPbn(bytes(name));

const imported = async (file: ImportedFile) => {
  const plan = await planImport(file, { session: 's', laws: 'wbf-2017', source: 'f', naming });
  const { compared, equal } = compareWithFile(file, plan, 's', naming);
  const boards = plan.boards.map(({ record }) => record);
  return {
    read: file.recordsRead,
    taken: plan.boards.length,
    refused: plan.refused,
    auctions: boards.filter(({ calls }) => calls !== null).length,
    plays: boards.filter(({ cards }) => cards !== null).length,
    unplayed: boards.filter(({ result }) => result?.kind === 'not-played').length,
    findings: plan.boards.flatMap(({ events }) => events).filter(({ type }) => type === 'InfractionNoted').length,
    compared,
    equal,
  };
};

/** Real files, kept beside the repository; what they are to come to through reader, plan, deciders and scoring. */
(existsSync(FOLDER) ? describe : describe.skip)('real files', () => {
  it.each([
    [
      'teams-two-rooms-2021.pbn',
      () => pbn('teams-two-rooms-2021.pbn'),
      { read: 299, taken: 299, auctions: 279, plays: 278, unplayed: 20, findings: 0, compared: 835, equal: 835 },
    ],
    [
      'championship-matches.pbn',
      () => pbn('championship-matches.pbn'),
      { read: 400, taken: 400, auctions: 391, plays: 394, unplayed: 0, findings: 0 },
    ],
    [
      'online-session.lin',
      () => readLin(bytes('online-session.lin')),
      { read: 8, taken: 8, auctions: 8, plays: 8, findings: 0 },
    ],
    [
      'usebio-mp-pairs-howell.xml',
      () => readUsebio(bytes('usebio-mp-pairs-howell.xml')),
      { read: 161, taken: 161, compared: 518, equal: 518 },
    ],
    [
      'club-session-2026.bws',
      () => readBws(readAccessDatabase([bytes('club-session-2026.bws')])),
      { read: 297, taken: 297, auctions: 0, plays: 0, unplayed: 0, findings: 0 },
    ],
    [
      'usebio-cross-imp-howell.xml',
      () => readUsebio(bytes('usebio-cross-imp-howell.xml')),
      { read: 108, taken: 108, compared: 342, equal: 342 },
    ],
  ] as const)('%s', async (_, read, expected) => {
    expect(await imported(read())).toMatchObject({ refused: 0, ...expected });
  });

  it('the irregular game of the verifier: every marker is a fact with its finding', async () => {
    const plan = await planImport(pbn('pbn-verifier/correct_10.pbn'), {
      session: 's',
      laws: 'wbf-2017',
      source: 'f',
      naming,
    });
    const game = plan.boards.find(({ record }) => record.record === 3);
    const rules = game?.events.flatMap((event) => (event.type === 'InfractionNoted' ? [event.data.rule] : []));
    expect(rules).toEqual([
      'bid-out-of-rotation',
      'insufficient-bid',
      'insufficient-bid',
      'double-out-of-rotation',
      'opening-lead-out-of-turn',
      'declarers-lead-out-of-turn',
      'revoke',
      'revoke',
    ]);
  });
});
