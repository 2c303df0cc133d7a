import { makePbnDeal } from '@app/bridge';
import { aDealtPack, aWandering, exportedBoard, exportedSession, opened, wander } from '@app/testing';
import fc from 'fast-check';
import type { SessionExport } from '../export/session-export';
import { JSON_FORM, writeJson } from './write-json';
import '../../../../test/property-seed';

const written = async (session: SessionExport): Promise<unknown> => {
  let text = '';
  for await (const piece of writeJson(session)) text += piece;
  return JSON.parse(text);
};

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('has every document and every event as it is', async () => {
  await fc.assert(
    fc.asyncProperty(aDealtPack, aWandering, async (hands, steps) => {
      const board = exportedBoard(wander(steps, opened({ deal: makePbnDeal(hands) })));
      const session = exportedSession([board], {}, { n: 'Åse' });
      const { names, standings, travellers, matches } = session;
      expect(await written(session)).toEqual({
        ...JSON_FORM,
        ...(asJson({ session: session.session, names, standings, travellers, matches, withheld: 0 }) as object),
        boards: [asJson({ ...board.doc, view: board.view, events: board.events })],
      });
    }),
  );
});

it('has no view and no event of a board that is withheld, and is whole without boards', async () => {
  const board = exportedBoard([opened()]);
  const session: SessionExport = {
    ...exportedSession([board]),
    withheld: 1,
    boardOf: () => Promise.resolve(null),
  };
  expect(await written(session)).toMatchObject({ withheld: 1, boards: [{ view: null, events: null }] });
  expect(await written(exportedSession([]))).toMatchObject({ boards: [] });
});
