import { useTranslate } from '@site/src/base/browser/messages';
import type { CodeVariant } from '@site/src/display/browser/code-preferences';
import { useDemo } from '../model/DemoContext';
import { ToolbarButton } from './ToolbarButton';

const LANGUAGES = [
  { variant: 'JS', label: 'showJSSource', action: 'source-js' },
  { variant: 'TS', label: 'showTSSource', action: 'source-ts' },
] as const;

/**
 * Switches the language of the code of all demos. Also shown if both languages of this demo are
 * identical, so that the controls have the same places in every toolbar.
 */
export function ToolbarLanguage() {
  const t = useTranslate();
  const { variant, setVariant, view, setView } = useDemo();
  const choose = (chosen: CodeVariant) => {
    setVariant(chosen);
    // Choosing a language also opens the code.
    if (view === 'closed') {
      setView('source');
    }
  };
  return LANGUAGES.map(({ variant: option, label, action }) => (
    <ToolbarButton
      key={option}
      id={action}
      label={`${option}: ${t(label)}`}
      aria-pressed={variant === option}
      onClick={() => choose(option)}
    >
      {option}
    </ToolbarButton>
  ));
}
