import { useMemo } from 'react';
import CodeMirror, {
  Decoration,
  EditorView,
  Prec,
  keymap,
  type Extension,
} from '@uiw/react-codemirror';
import { javascript } from '@codemirror/lang-javascript';
import { editorTheme } from './editorTheme';

export interface CodeEditorProps {
  /** The extension determines the grammar. */
  readonly fileName: string;
  /** Accessible name. */
  readonly label: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Called when the reader presses Escape. */
  readonly onLeave: () => void;
  /** The line with an error, starting from 1. */
  readonly errorLine?: number | null;
  /** Whether it focuses itself. Default: `true`. */
  readonly takesFocus?: boolean;
}

/**
 * Only what short code needs. The Tab key keeps its default, so that keyboard users are never
 * trapped.
 */
const SETUP = {
  tabSize: 2,
  lineNumbers: false,
  foldGutter: false,
  highlightActiveLine: false,
  autocompletion: false,
  searchKeymap: false,
  foldKeymap: false,
  completionKeymap: false,
  lintKeymap: false,
};

/** Marks a line. The text can be shorter by now. */
function markLine(number: number): Extension {
  return EditorView.decorations.of(({ state: { doc } }) =>
    number <= doc.lines
      ? Decoration.set(Decoration.line({ class: 'cm-error' }).range(doc.line(number).from))
      : Decoration.none,
  );
}

/** The code editor. It and its grammar are a separate chunk. */
export default function CodeEditor(props: CodeEditorProps) {
  const { fileName, label, code, onChange, onLeave, errorLine = null, takesFocus = true } = props;
  const extensions = useMemo(
    () => [
      ...(/\.[jt]sx?$/.test(fileName)
        ? [javascript({ jsx: /x$/.test(fileName), typescript: /\.ts/.test(fileName) })]
        : []),
      // The Tab key focuses the box around the editor; Enter moves the focus in here.
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '-1' }),
      // Lowest precedence, so that Escape first closes the editor's own popups.
      Prec.lowest(keymap.of([{ key: 'Escape', run: () => (onLeave(), true) }])),
      editorTheme,
      ...(errorLine === null ? [] : [markLine(errorLine)]),
    ],
    [fileName, label, onLeave, errorLine],
  );
  return (
    <CodeMirror
      value={code}
      theme="none"
      basicSetup={SETUP}
      extensions={extensions}
      indentWithTab={false}
      onCreateEditor={(view) => takesFocus && view.focus()}
      onChange={onChange}
    />
  );
}
