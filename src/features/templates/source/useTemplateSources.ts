import { useEffect, useState } from 'react';
import type { TemplateName, TemplateSources } from '@site/src/shared/templates';
import { loadSources } from './loadSources';

interface LoadedSources {
  readonly sources: TemplateSources | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A template's files, which load when they are first viewed. */
export function useTemplateSources(name: TemplateName): LoadedSources {
  const [sources, setSources] = useState<TemplateSources | null>(null);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    loadSources(name).then(
      (loaded) => isCurrent && setSources(loaded),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, attempt]);

  return {
    sources,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
