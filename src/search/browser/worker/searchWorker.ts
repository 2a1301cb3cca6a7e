/** Builds indexes and searches in them, so that pages stay responsive. */
import { errorMessage } from '@site/src/base/shared/errorMessage';
import { openEngine } from '../model/openEngine';
import type { SearchAnswer, SearchRequest } from './messages';

async function answer(request: SearchRequest): Promise<SearchAnswer> {
  const { id, version, base, query, options } = request;
  try {
    const engine = await openEngine(version, (path) => base + path);
    return { id, outcome: engine.search(query, options) };
  } catch (error) {
    return { id, error: errorMessage(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  void answer(data).then((message) => postMessage(message));
});
