import { canonicalEvent, encodeEvent, textAt } from './canonical-event';
import { canonicalJson } from './canonical-json';

const event = {
  id: '018F3B1C-0000-7000-8000-0123456789AB',
  type: 'CallMade',
  data: { seat: 'N', call: '1NT' },
  metadata: { commandId: 'c', actor: 'table-3' },
};

describe('canonicalEvent', () => {
  it('is the canonical JSON of the event without its position, its id in lower case', () => {
    const recorded = { ...event, streamId: 'board-1', revision: 17 };
    expect(canonicalEvent(recorded)).toBe(canonicalJson({ ...recorded, id: event.id.toLowerCase() }));
    expect(canonicalEvent(recorded)).toBe(
      '{"data":{"call":"1NT","seat":"N"},"id":"018f3b1c-0000-7000-8000-0123456789ab",' +
        '"metadata":{"actor":"table-3","commandId":"c"},"revision":17,"streamId":"board-1","type":"CallMade"}',
    );
  });

  it('needs the revision last', () => {
    const encoded = encodeEvent('board-1', event);
    expect(textAt(encoded, 3)).toBe(canonicalEvent({ ...event, streamId: 'board-1', revision: 3 }));
  });
});
