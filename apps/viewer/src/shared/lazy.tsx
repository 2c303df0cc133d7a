import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import { messages } from '../strings';
import { Awaited } from './awaited';
import { Page } from './page';
import { useWork } from './use-work';

/**
 * A room that is fetched when somebody goes there.
 * @param load imports it: `async () => (await import('./desk-page')).DeskPage`
 */
export const lazy = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  title: () => string,
): ((props: Props) => preact.JSX.Element) => {
  const tried = async (): Promise<{ readonly Room: ComponentType<Props> | null }> => {
    try {
      return { Room: await load() };
    } catch {
      return { Room: null };
    }
  };
  const Lazy = (props: Props) => {
    const done = useWork(useMemo(() => tried, []));
    if (done?.Room) return <done.Room {...props} />;
    const unreachable = { title: messages.problem.unreachable, detail: messages.problem.reload, code: null };
    return (
      <Page title={title()} path={[]} connection={null}>
        <h1>{title()}</h1>
        <Awaited problem={done && unreachable} />
      </Page>
    );
  };
  return Lazy;
};
