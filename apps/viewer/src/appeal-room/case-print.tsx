import { useRef, useState } from 'preact/hooks';
import { type Problem, answerTo } from '../ledger/api';
import { client } from '../ledger/client';
import { ProblemNote } from '../shared/awaited';
import { appealMessages } from '../strings/appeals';

/** A page of the server, and the style in it, which the policy of this page lets in only by a script. */
interface Sheet {
  readonly markup: string;
  readonly style: string;
}

const STYLE = /<style>([\s\S]*?)<\/style>/;

const sheetOf = (page: string): Sheet => ({
  markup: page.replace(STYLE, ''),
  style: STYLE.exec(page)?.[1] ?? '',
});

/** Prints what is in a frame, in the style of the page that it was. */
const print = ({ contentWindow, contentDocument }: HTMLIFrameElement, style: string, done: () => void): void => {
  if (!contentWindow || !contentDocument) return;
  const { CSSStyleSheet: FramesOwn } = contentWindow as Window & typeof globalThis;
  const sheet = new FramesOwn();
  sheet.replaceSync(style);
  contentDocument.adoptedStyleSheets = [sheet];
  contentWindow.addEventListener('afterprint', done);
  contentWindow.focus();
  contentWindow.print();
};

/**
 * Prints the case file: only the case, on A4. The page is the server's own; it is fetched, because a link could not say
 * who asks for it.
 */
export const CasePrint = ({ appeal }: { readonly appeal: string }) => {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const begin = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const page = await answerTo(
      client.GET('/appeals/{appeal}/case', {
        params: { path: { appeal }, query: { format: 'html' } },
        headers: { accept: 'text/html' },
        parseAs: 'text',
      }),
    );
    setBusy(false);
    setProblem(page.ok ? null : page.error);
    setSheet(page.ok ? sheetOf(page.value) : null);
  };
  const done = (): void => {
    setSheet(null);
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" aria-disabled={busy} onClick={() => void begin()}>
        {busy ? appealMessages.preparing : appealMessages.print}
      </button>
      {problem && <ProblemNote problem={problem} />}
      {sheet && (
        <iframe
          class="print-frame"
          title={appealMessages.caseFile(appeal)}
          tabIndex={-1}
          srcdoc={sheet.markup}
          onLoad={({ currentTarget }) => print(currentTarget, sheet.style, done)}
        />
      )}
    </>
  );
};
