import { type VNode, h } from 'preact';
import { useMemo, useRef } from 'preact/hooks';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const sharedList = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] => {
  const list = after.map((one, index) => sharing(before[index], one));
  return list.length === before.length && list.every((one, index) => one === before[index]) ? before : list;
};

const sharedRecord = (before: Plain, after: Plain): Plain => {
  const entries = Object.entries(after).map(([key, value]) => [key, sharing(before[key], value)] as const);
  const isSame =
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => Object.hasOwn(before, key) && value === before[key]);
  return isSame ? before : Object.fromEntries(entries);
};

/** A value of plain data, made of the same objects as the one before wherever they say the same. */
export const sharing = <T>(before: unknown, after: T): T => {
  if (Object.is(before, after)) return after;
  if (Array.isArray(after)) return Array.isArray(before) ? (sharedList(before, after) as T) : after;
  if (isPlain(after) && isPlain(before) && !Array.isArray(before)) return sharedRecord(before, after) as T;
  return after;
};

/** The value, made of the same objects as at the last drawing wherever they say the same. */
export const useShared = <T>(value: T): T => {
  const last = useRef(value);
  last.current = sharing(last.current, value);
  return last.current;
};

/** A component that is drawn again only when one of its props is another thing than before. */
export const drawnOnChange = <Props extends object>(
  Inner: (props: Props) => VNode | null,
): ((props: Props) => VNode) => {
  const Drawn = (props: Props): VNode => useMemo(() => h(Inner, props) as VNode, Object.values(props));
  return Drawn;
};
