import { startTransition, useEffect, useState } from 'react';
import { describeError } from './describeError';
import type { CompiledRun } from './LiveDemo';
import type { LiveRun } from './messages';
import { runDemo, type Modules } from './runDemo';

/**
 * Compiles each run.
 *
 * @param run `null` while there is none
 * @param modules what the code can import; `null` until they have loaded
 * @returns the last run that compiled
 */
export function useCompiled(
  run: LiveRun | null,
  modules: Modules | null,
  onError: (message: string) => void,
): CompiledRun | null {
  const [compiled, setCompiled] = useState<CompiledRun | null>(null);
  useEffect(() => {
    if (!run || !modules) {
      return;
    }
    try {
      const Component = runDemo(run.files, modules);
      const styles = stylesOf(run.files);
      startTransition(() => setCompiled({ id: run.id, Component, styles }));
    } catch (error) {
      onError(describeError(error));
    }
  }, [run, modules, onError]);
  return compiled;
}

function stylesOf(files: LiveRun['files']): string {
  const sheets = files.filter((file) => file.name.endsWith('.css'));
  return sheets.map((file) => file.code).join('\n');
}
