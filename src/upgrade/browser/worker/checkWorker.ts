/** Reads and judges a project, so that the page stays responsive. */
import data from '@generated/docs-check/default/check.json';
import steps from '@generated/docs-changes/default/changes.json';
import { errorMessage } from '@site/src/base/shared/errorMessage';
import { createCheck } from '@site/src/upgrade/shared/check/checkProject';
import type { CheckAnswer, CheckRequest } from './messages';

/** How often progress is reported, in ms. */
const PROGRESS_MS = 100;

const answer = (message: CheckAnswer) => postMessage(message);

async function run({ files, options, text }: CheckRequest): Promise<void> {
  const check = createCheck(data, steps);
  const total = files.length;
  let last = 0;
  for (const [index, { file, path }] of files.entries()) {
    check.add({ path, text: await file.text() });
    if (performance.now() - last > PROGRESS_MS) {
      last = performance.now();
      answer({ status: 'running', done: index + 1, total });
    }
  }
  if (text.trim() !== '') {
    check.add({ path: '', text });
  }
  answer({ status: 'done', report: check.report(options) });
}

addEventListener('message', ({ data: request }: MessageEvent<CheckRequest>) => {
  run(request).catch((error: unknown) => {
    const message = errorMessage(error);
    answer({ status: 'failed', message });
  });
});
