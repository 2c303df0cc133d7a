import { linPairs } from './pairs';
import { linParts } from './segments';

const shape = (text: string): string => {
  const segments: { header: string[]; records: string[] }[] = [];
  for (const part of linParts(linPairs([text], () => undefined))) {
    const segment = (segments[part.segment] ??= { header: [], records: [] });
    if (part.kind === 'header') segment.header.push(part.pair.key);
    else segment.records.push(part.record.pairs.map(({ key }) => key).join(','));
  }
  return segments.map(({ header, records }) => [header.join(','), ...records].join(' / ')).join(' // ');
};

it.each([
  ['one board a line', 'pn|a|st||md|1|mb|p|\npn|a|st||md|2|mb|p|', ' / pn,st,md,mb / pn,st,md,mb'],
  ['boards without calls', 'pn|a|md|1|ah|Board 1|\npn|a|md|2|ah|Board 2|', ' / pn,md,ah / pn,md,ah'],
  ['label before the deal', 'st||rh||ah|Board 1|md|1|mb|p|rh||ah|Board 2|md|2|', ' / st,rh,ah,md,mb / rh,ah,md'],
  ['vugraph', 'vg|t|rs|x|pn|a|pg||qx|o1|st||md|1|mb|p|qx|c1|md|1|', 'vg,rs / pn,pg,qx,st,md,mb / qx,md'],
  ['names for one room', 'qx|o1|mb|p|pn|a|pg||qx|c1|mb|p|', ' / qx,mb / pn,pg,qx,mb'],
  ['two segments', 'vg|a|qx|o1|mb|p|vg|b|qx|o2|mb|p|', 'vg / qx,mb // vg / qx,mb'],
])('groups %s', (_, text, expected) => expect(shape(text)).toBe(expected));
