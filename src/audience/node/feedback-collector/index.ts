import http from 'node:http';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
// Declares the key `devServer` of the bundler's configuration.
import type {} from 'webpack-dev-server';
import { FEEDBACK_PATH } from '../../../base/shared/services';
import { createFeedbackCollector } from './collector';
import { FEEDBACK_FOLDER, openFeedbackStore } from './feedbackStore';

export { createFeedbackCollector } from './collector';
export { FEEDBACK_FILE, FEEDBACK_FOLDER, openFeedbackStore } from './feedbackStore';
export type { FeedbackStore } from './feedbackStore';
export { formatSummary } from './formatSummary';
export { readEntries } from './readEntries';
export { summarizeFeedback } from './summarizeFeedback';

/** Accepts feedback in development: `npm start` forwards it to a local collector. */
export default function feedbackCollectorPlugin({ siteDir }: LoadContext): Plugin {
  let port: Promise<number> | null = null;
  let address = '';
  return {
    name: 'docs-feedback-collector',

    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
        port ??= startCollector(path.join(siteDir, FEEDBACK_FOLDER));
        address = `http://127.0.0.1:${await port}`;
      }
    },

    configureWebpack(_config, isServer) {
      const proxy = [{ context: [FEEDBACK_PATH], target: address }];
      return isServer || address === '' ? {} : { devServer: { proxy } };
    },
  };
}

async function startCollector(folder: string): Promise<number> {
  const store = await openFeedbackStore(folder);
  const server = http.createServer(createFeedbackCollector({ store }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // Doesn't keep the process running.
  server.unref();
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
}
