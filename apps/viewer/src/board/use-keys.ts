import { useEffect, useRef } from 'preact/hooks';

export type Keys = Readonly<Partial<Record<string, () => void>>>;

const takesArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]');

/**
 * Keys for the whole page: `'ArrowLeft'`, `'Shift+ArrowRight'`. Fields that use these keys themselves keep them;
 * nothing is taken that the browser or a screen reader combines with Ctrl, Alt or Meta.
 */
export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || takesArrows(event.target)) return;
      const act = latest.current[`${event.shiftKey ? 'Shift+' : ''}${event.key}`];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
};
