import { useMemo } from 'preact/hooks';
import { Awaited } from '../shared/awaited';
import { Page } from '../shared/page';
import { useWork } from '../shared/use-work';
import { t } from '../strings';

const load = async () => {
  try {
    return await import('./verify-page');
  } catch {
    return null;
  }
};

const UNREACHABLE = { title: t.problem.unreachable, detail: t.problem.reload, code: null };

/** The page that checks evidence, fetched when somebody wants to: it knows the words of every event there is. */
export const LazyVerifyPage = ({ of }: { readonly of: string | null }) => {
  const done = useWork(useMemo(() => async () => ({ loaded: await load() }), []));
  if (done?.loaded) return <done.loaded.VerifyPage of={of} />;
  return (
    <Page title={t.verify.heading} path={[]} connection={null}>
      <h1>{t.verify.heading}</h1>
      <Awaited problem={done && UNREACHABLE} />
    </Page>
  );
};
