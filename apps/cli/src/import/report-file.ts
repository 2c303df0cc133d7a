import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { ImportReport } from '@app/application';
import type { Texts } from '@app/messages';
import { UsageError } from '../failure';
import type { NdjsonReport } from './import-ndjson';
import { commandText } from './import-texts';
import { reportJson, reportNotes, summary } from './report-lines';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Writer = (reports: readonly (ImportReport | NdjsonReport)[], texts: Texts) => string;

/** A page with every line of the reports, and what they come to. */
const asHtml: Writer = (reports, texts) => {
  const title = escaped(texts.say(commandText('report-title')));
  const lines = reports.flatMap((report) => reportNotes(report, texts, { folded: false }));
  return `<!doctype html>
<html lang="${texts.language}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<pre>${escaped(summary(reports, texts).join('\n'))}</pre>
<ol>
${lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}
</ol>
</body>
</html>
`;
};

const asJson: Writer = (reports, texts) =>
  `${JSON.stringify(
    reports.map((report) => reportJson(report, texts)),
    null,
    2,
  )}\n`;

const WRITERS: Readonly<Partial<Record<string, Writer>>> = { '.json': asJson, '.html': asHtml };

/**
 * How the reports of an import are written to a file, with all of their lines. Throws a `UsageError` where its name ends
 * in neither `.json` nor `.html`.
 */
export const reportWriter = (file: string): ((...report: Parameters<Writer>) => void) => {
  const writer = WRITERS[extname(file).toLowerCase()];
  if (!writer) throw new UsageError(commandText('report-ending', { file }));
  return (...report) => {
    writeFileSync(file, writer(...report));
  };
};
