/**
 * Summarizes feedback by page, those with the most complaints first.
 *
 * Usage: npm run feedback -- [--page /x/react-charts/bars/] [--comments 5] [--json]
 *   [--dir .feedback]
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  FEEDBACK_FILE,
  FEEDBACK_FOLDER,
  formatSummary,
  readEntries,
  summarizeFeedback,
} from '../src/audience/node/feedback-collector';

const { values } = parseArgs({
  options: {
    page: { type: 'string' },
    comments: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    dir: { type: 'string', default: FEEDBACK_FOLDER },
  },
});

const maxComments = Number(values.comments);
if (!Number.isInteger(maxComments) || maxComments < 0) {
  console.error(`--comments ${values.comments}: expected a whole number, such as 5.`);
  process.exit(1);
}

const file = path.resolve(values.dir, FEEDBACK_FILE);
if (!fs.existsSync(file)) {
  console.log(
    `No feedback yet: there is no ${file}. npm start and npm run serve collect it there.`,
  );
  process.exit(0);
}
const { entries, tornLines } = readEntries(fs.readFileSync(file, 'utf8'));
const pages = summarizeFeedback(entries, Date.now()).filter(
  (page) => values.page === undefined || page.path === values.page,
);
console.log(values.json ? JSON.stringify(pages, null, 2) : formatSummary(pages, { maxComments }));
if (tornLines > 0) {
  console.warn(`${tornLines} unreadable lines were left out: they were never accepted.`);
}
