import type { Edition } from '@app/bridge';
import { boardDoc, formContext, scoring, sessionDoc } from '@app/testing';
import { scoreForm, scoreForms } from './catalogue';
import type { FormContext } from './context';
import { noUse, problem } from './form';
import { absence } from './forms/absence';
import { claim } from './forms/claim';
import { fouled } from './forms/fouled';
import { revoke, revokeFurther } from './forms/revoke';
import { scoredWith } from './worth';

/** One no-trump by North at four tables: 90, 120, 150 and 180. */
const field = (session = {}, table: Partial<FormContext['table']> = {}): FormContext =>
  formContext(
    sessionDoc(session),
    [
      scoring(90),
      scoring(120, { table: '2', contestants: { NS: '3', EW: '4' } }),
      scoring(150, { table: '3', contestants: { NS: '5', EW: '6' } }),
      scoring(180, { table: '4', contestants: { NS: '7', EW: '8' } }),
    ],
    table,
  );
const tricks = (count: number) => ({ bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: count }) as const;

describe('revoke', () => {
  it.each([
    [{ offending: 'EW' }, { NS: 1, EW: 0 }, 1, []],
    [{ offending: 'EW', tricks: 2 }, { NS: 2, EW: 0 }, 2, []],
    [{ offending: 'EW', tricks: 2 }, { NS: 1, EW: 0 }, 2, ['TransferDiffers']],
    [{ offending: 'EW', tricks: 1 }, { NS: 0, EW: 0 }, 1, []],
  ])('L64A: %j, the play having %j', (input, transfer, moved, warnings) => {
    const filled = revoke.fill(input, field({}, { transfer }));
    expect(filled).toMatchObject({ ok: true, value: { transfer: { to: 'NS', tricks: moved } } });
    expect(filled.ok && filled.value.warnings.map(({ code }) => code)).toEqual(warnings);
  });

  it('moves tricks of the result of the table: 90 becomes 150, level with one and above one', () => {
    const context = field();
    const filled = revoke.fill({ offending: 'EW', tricks: 2 }, context);
    expect(filled.ok && scoredWith(context, filled.value).after.sides.NS).toMatchObject({
      scores: [{ score: 150 }],
      points: '3.00',
    });
    expect(revoke.fill({ offending: 'EW' }, context)).toMatchObject({ ok: false });
  });

  it.each<[Edition, string]>([
    ['wbf-2017', '64C1'],
    ['wbf-2007', '64C'],
  ])('%s: %s: what it has cost beyond that, which may be weighted', (laws, paragraph) => {
    const components = [
      { result: tricks(9), weight: '0.5' },
      { result: tricks(10), weight: '0.5' },
    ];
    const one = (transfer: FormContext['table']['transfer']) =>
      revokeFurther.fill({ offending: 'EW', components }, field({ laws }, { transfer }));
    expect(one({ NS: 1, EW: 0 })).toMatchObject({ ok: true, value: { laws: [{ paragraph }], warnings: [] } });
    // Three tricks more are 180: better than what half of 150 and half of 180 win.
    expect(one({ NS: 3, EW: 0 })).toMatchObject({ ok: true, value: { warnings: [{ code: 'TransferEnough' }] } });
  });
});

describe('claim', () => {
  it.each([
    ['claim', '70A'],
    ['acquiescence', '69B'],
    ['concession', '71'],
  ])('%s: so many tricks for both sides, by %s', (about, paragraph) => {
    const result = tricks(10);
    expect(claim.fill({ about, tricks: 10 }, field())).toMatchObject({
      ok: true,
      value: {
        outcome: { NS: { components: [{ result, weight: '1' }] }, EW: { components: [{ result, weight: '1' }] } },
        laws: [{ paragraph }],
      },
    });
  });

  it('takes the contract from the auction where there is no result yet', () => {
    const contract = { bid: '1NT', declarer: 'N', risk: 'undoubled', text: '1NT by N', dummy: 'S' } as const;
    const context = formContext(sessionDoc(), [boardDoc()], { contract });
    expect(claim.fill({ about: 'claim', tricks: 7 }, context)).toMatchObject({
      ok: true,
      value: { outcome: { NS: { components: [{ result: tricks(7) }] } } },
    });
    expect(claim.notHere(formContext(sessionDoc(), [boardDoc()]))).toEqual(noUse('no-contract'));
  });
});

describe('fouled board', () => {
  const groups = [{ name: 'queens exchanged', tables: ['1', '2'] }];

  it.each([
    [null, ['WBF 87B']],
    ['dbf-2013', ['WBF 87B', 'DBf X78B']],
    ['fsb-2008', ['WBF 87B', 'FSB 99A1']],
  ])('L87B: groups, each by itself; under %s', (regulations, laws) => {
    const filled = fouled.fill({ groups, reason: 'Two queens' }, field({ regulations }));
    expect(filled).toMatchObject({ ok: true, value: { field: { board: 1, groups, reason: 'Two queens' } } });
    expect(filled.ok && filled.value.laws.map(({ authority, paragraph }) => `${authority} ${paragraph}`)).toEqual(laws);
  });

  it('DBf X78B2: in a group of two of four the better has 65 %, the other 55', () => {
    const context = field({ regulations: 'dbf-2013' });
    const filled = fouled.fill({ groups, reason: 'Two queens' }, context);
    expect(filled.ok && scoredWith(context, filled.value)).toMatchObject({
      before: { sides: { NS: { percent: '0.00' }, EW: { percent: '100.00' } } },
      after: { sides: { NS: { points: '3.30', percent: '55.00' }, EW: { points: '3.90', percent: '65.00' } } },
    });
  });

  it('names tables that had the board, and is not for matches', () => {
    expect(fouled.fill({ groups: [{ name: 'x', tables: ['9'] }], reason: 'x' }, field())).toMatchObject({
      ok: false,
      error: [problem('groups', 'not-opened-there', { board: 1, table: '9' })],
    });
    expect(fouled.notHere(field({ scoring: 'team-imps' }))).toEqual(noUse('in-a-match'));
  });
});

describe('absence (DBf 216)', () => {
  const context = formContext(sessionDoc({ regulations: 'dbf-2013' }), [boardDoc()]);

  it.each([
    ['absent', 'minus', '216B'],
    ['absent-excused', 'average', '216C'],
    ['before-replacement', 'average', '216D'],
  ])('%s: average %s, the others average plus', (why, grade, paragraph) => {
    expect(absence.fill({ why, side: 'EW' }, context)).toMatchObject({
      ok: true,
      value: {
        outcome: { NS: { kind: 'artificial', grade: 'plus' }, EW: { kind: 'artificial', grade } },
        laws: [{ authority: 'DBf', paragraph }],
      },
    });
  });

  it('is of these regulations, and for boards that were not played', () => {
    expect(absence.notHere(context)).toBeNull();
    expect(absence.notHere(field({ regulations: 'dbf-2013' }))).toEqual(noUse('played'));
    expect(absence.notHere(field())).toEqual(noUse('no-regulation'));
  });
});

describe('the catalogue', () => {
  const ids = (session: object) => scoreForms(field(session)).map(({ id }) => id);

  it('has what the edition and the board have a use for', () => {
    const both = [
      'assigned',
      'weighted',
      'own-fault',
      'artificial',
      'directors-error',
      'fouled',
      'claim',
      'revoke',
      'revoke-further',
      'tricks-for-one-side',
    ];
    expect(ids({}).toSorted()).toEqual([...both, 'forfeited', 'dummy-spoke'].toSorted());
    expect(ids({ laws: 'wbf-2007' }).toSorted()).toEqual([...both, 'two-sided'].toSorted());
  });

  it('describes the fields of each', () => {
    for (const { schema, title, laws } of scoreForms(field())) {
      expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
      expect([title.length > 0, laws.length > 0]).toEqual([true, true]);
    }
  });

  it('checks what it is given', () => {
    expect(scoreForm('weighted')?.fill({ components: [], of: 1 }, field())).toMatchObject({
      ok: false,
      error: [{ path: 'components' }, { path: 'of', message: 'unknown field' }],
    });
    expect(scoreForm('wished-for')).toBeUndefined();
  });
});
