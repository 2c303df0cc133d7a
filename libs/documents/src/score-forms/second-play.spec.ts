import { boardDoc, formContext, scoring, sessionDoc } from '@app/testing';
import { textsOf } from '@app/messages';
import type { SessionDoc } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { scoreForm, scoreForms } from './catalogue';
import { scoredWith } from './worth';

const form = scoreForm('second-play');
const said = textsOf('en').say;

const EARLIER = [
  scoring(120, { table: '1', contestants: { NS: '1', EW: '11' } }),
  scoring(90, { table: '2', contestants: { NS: '2', EW: '12' } }),
  scoring(90, { table: '3', contestants: { NS: '3', EW: '13' } }),
];

/** Pair 1 plays the board once more at table 1, against somebody. */
const again = (EW: string, session: Partial<SessionDoc> = {}, departing: Partial<BoardDoc> = {}) =>
  formContext(sessionDoc(session), [
    scoring(180, { table: '1', attempt: 2, contestants: { NS: '1', EW }, ...departing }),
    ...EARLIER,
  ]);

it.each([
  ['wbf-2007', ['15B', '12C2a']],
  ['wbf-2017', ['15B1', '15B3', '12C2a']],
] as const)(
  'L15B: %s: who has played the board is found, the other side has a score by its fault',
  (laws, paragraphs) => {
    const context = again('14', { laws });
    const filled = form?.fill({ fault: { EW: 'not' } }, context);
    expect(filled?.ok && [filled.value.outcome, filled.value.laws.map(({ paragraph }) => paragraph)]).toEqual([
      { NS: { kind: 'cancelled' }, EW: { kind: 'artificial', grade: 'plus' } },
      paragraphs,
    ]);
    expect(filled?.ok && filled.value.reasons.map(said)).toEqual([
      '1 has the board from table 1, and keeps that score',
    ]);
    const { before, after } = filled?.ok ? scoredWith(context, filled.value) : { before: null, after: null };
    expect([before?.sides.NS.points, before?.sides.EW.points]).toEqual(['4.00', '0.00']);
    expect([after?.sides.NS.points, after?.sides.EW.points]).toEqual([null, '2.40']);
    expect(after?.why && said(after.why)).toContain(paragraphs[0]);
  },
);

it('L15B: where both have played it, or the other side will, nobody has anything from it', () => {
  const filled = form?.fill({ fault: {} }, again('12'));
  expect(filled?.ok && filled.value).toMatchObject({
    outcome: { NS: { kind: 'cancelled' }, EW: { kind: 'cancelled' } },
    laws: [{ paragraph: '15B1' }],
  });
});

it('L15B: no artificial score for the side that keeps its first one', () => {
  const filled = form?.fill({ fault: { NS: 'partly', EW: 'not' } }, again('14'));
  expect(filled).toMatchObject({ ok: false, error: [{ path: 'fault.NS' }] });
});

it('L15B: of individuals, one of two partners', () => {
  const players = (N: string, S: string, E: string, W: string) => ({ N, S, E, W });
  const contestants = [...'abcdefgh'].map((contestant) => ({ contestant, kind: 'individual' as const }));
  const context = formContext(sessionDoc({ contestants }), [
    scoring(180, { attempt: 2, contestants: { NS: 'e', EW: 'f' }, players: players('e', 'b', 'f', 'g') }),
    scoring(120, { contestants: { NS: 'a', EW: 'c' }, players: players('a', 'b', 'c', 'd') }),
  ]);
  const filled = form?.fill({ fault: { NS: 'directly', EW: 'not' } }, context);
  expect(filled?.ok && filled.value.outcome).toEqual({
    NS: { kind: 'artificial', grade: 'minus', playedBefore: 'S' },
    EW: { kind: 'artificial', grade: 'plus' },
  });
});

it('is offered where somebody has played the board before, and never to teams', () => {
  const offered = (context: Parameters<typeof scoreForms>[0]): boolean =>
    scoreForms(context).some(({ id }) => id === 'second-play');
  expect(offered(again('14'))).toBe(true);
  expect(offered(again('14', {}, { contestants: { NS: '4', EW: '14' } }))).toBe(false);
  const teams = { scoring: 'team-vp' as const };
  expect(offered(again('14', teams))).toBe(false);
  const why = form?.notHere(again('14', teams));
  expect(why && said(why)).toContain('86B');
  expect(offered(formContext(sessionDoc(), [boardDoc()]))).toBe(false);
});
