import { bySide, ok, err } from '@app/bridge';
import { object, oneOf, says, whole } from '@app/contract';
import { playedIn } from '@app/session';
import { type FormContext, lawIn } from '../context';
import { form, noUse, problem } from '../form';

const PARAGRAPHS = { claim: '70A', acquiescence: '69B', concession: '71' } as const;

const contractOf = ({ doc: { result }, table }: FormContext) => {
  const played = playedIn(result);
  if (played !== undefined) return played;
  if (!table.contract) return null;
  const { bid, declarer, risk } = table.contract;
  return { bid, declarer, risk };
};

/** A claim that is contested, an acquiescence or a concession that is taken back: so many tricks, never weighted (69B to 71). */
export const claim = form({
  id: 'claim',
  title: 'Claim or concession: the tricks that the director gives',
  laws: (context) => [lawIn(context, '70A')],
  notHere: (context) => (contractOf(context) ? null : noUse('no-contract')),
  fields: () =>
    object({
      about: oneOf('claim', 'acquiescence', 'concession'),
      tricks: says('of declarer, in the whole play', whole(0, 13)),
    }),
  fill: ({ about, tricks }, context) => {
    const contract = contractOf(context);
    if (!contract) return err([problem('', 'no-contract')]);
    return ok({
      outcome: bySide(
        () => ({ kind: 'assigned', components: [{ result: { ...contract, tricks }, weight: '1' }] }) as const,
      ),
      laws: [lawIn(context, PARAGRAPHS[about])],
      reasons: [],
      warnings: [],
    });
  },
});
