import type { ThemeFile } from './compileModule';
import type { SandboxError } from './engine';
import { runTheme } from './runTheme';

/** What the worker says: that the engine has started, and how the theme ended. */
export type RehearsalAnswer =
  'started' | { readonly error: Pick<SandboxError, 'message' | 'places' | 'isLimit'> | null };

const answer = (message: RehearsalAnswer) => postMessage(message);

async function rehearse(files: readonly ThemeFile[]): Promise<void> {
  await runTheme([]);
  answer('started');
  try {
    const run = await runTheme(files);
    run.candidates.forEach((_candidate, index) => run.options(index));
    answer({ error: null });
  } catch (error) {
    const { isLimit = false, message, places = [] } = error as SandboxError;
    answer({ error: { message, places, isLimit } });
  }
}

addEventListener('message', ({ data }: MessageEvent<readonly ThemeFile[]>) => void rehearse(data));
