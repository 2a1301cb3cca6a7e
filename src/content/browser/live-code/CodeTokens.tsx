import { useMemo } from 'react';
import { tokenize, type LiveLanguage } from '@site/src/content/shared/tokenize';

/** Longer code has no colors, because typing in it would be slow, in characters. */
const MAX_COLORED = 30_000;

interface CodeTokensProps {
  readonly code: string;
  readonly language: LiveLanguage;
}

/** Highlighted code that was written while the page is open. The build highlights all other code. */
export function CodeTokens({ code, language }: CodeTokensProps) {
  const tokens = useMemo(
    () => (code.length > MAX_COLORED ? [{ text: code }] : tokenize(code, language)),
    [code, language],
  );
  return (
    <code className="code-theme">
      {tokens.map(({ text, type }, position) => (
        <span key={position} className={type && `token ${type}`}>
          {text}
        </span>
      ))}
    </code>
  );
}
