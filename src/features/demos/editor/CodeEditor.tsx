import { useMemo } from 'react';
import CodeMirror, { EditorView, Prec, keymap } from '@uiw/react-codemirror';
import { javascript } from '@codemirror/lang-javascript';
import { editorTheme } from './editorTheme';

export interface CodeEditorProps {
  /** Decides the grammar: its extension. */
  readonly fileName: string;
  /** Accessible name. */
  readonly label: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** The reader has pressed Escape. */
  readonly onLeave: () => void;
}

/** Only what a short text needs: Tab stays the browser's, so that nobody is trapped. */
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

/** The text editor, focused. It and its grammar are a separate chunk. */
export default function CodeEditor({ fileName, label, code, onChange, onLeave }: CodeEditorProps) {
  const extensions = useMemo(
    () => [
      ...(/\.[jt]sx?$/.test(fileName)
        ? [javascript({ jsx: /x$/.test(fileName), typescript: /\.ts/.test(fileName) })]
        : []),
      // The box around the editor is the stop of the Tab key; Enter there leads in here.
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '-1' }),
      // Last, so that Escape first closes what the editor itself has open.
      Prec.lowest(keymap.of([{ key: 'Escape', run: () => (onLeave(), true) }])),
      editorTheme,
    ],
    [fileName, label, onLeave],
  );
  return (
    <CodeMirror
      value={code}
      theme="none"
      basicSetup={SETUP}
      extensions={extensions}
      indentWithTab={false}
      onCreateEditor={(view) => view.focus()}
      onChange={onChange}
    />
  );
}
