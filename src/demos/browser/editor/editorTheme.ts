import { HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import {
  Decoration,
  EditorView,
  ViewPlugin,
  type DecorationSet,
  type Range,
  type ViewUpdate,
} from '@uiw/react-codemirror';

/** The same colors and sizes as highlighted code, so that nothing moves when editing starts. */
const look = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent', outline: 'none !important' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'visible' },
  '.cm-content': { padding: '0', caretColor: 'var(--x-color-code-text)' },
  '.cm-line': { padding: '0' },
  '.cm-error': {
    backgroundColor: 'color-mix(in srgb, var(--x-syntax-deleted) 16%, transparent)',
    boxShadow: '-4px 0 var(--x-syntax-deleted)',
  },
  '.cm-cursor': { borderLeftColor: 'var(--x-color-code-text)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'color-mix(in srgb, var(--x-color-accent) 30%, transparent) !important',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--x-color-code-line-highlight)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--x-color-code-text-muted)',
  },
});

const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--x-syntax-comment)' },
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self, tags.null],
    color: 'var(--x-syntax-keyword)',
  },
  { tag: [tags.string, tags.regexp], color: 'var(--x-syntax-string)' },
  { tag: [tags.number, tags.bool], color: 'var(--x-syntax-number)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--x-syntax-function)',
  },
  { tag: [tags.typeName, tags.className], color: 'var(--x-syntax-type)' },
  { tag: tags.tagName, color: 'var(--x-syntax-type)' },
  { tag: tags.standard(tags.tagName), color: 'var(--x-syntax-tag)' },
  { tag: tags.attributeName, color: 'var(--x-syntax-attribute)' },
]);

const NAME_NODES: ReadonlySet<string> = new Set(['VariableName', 'VariableDefinition']);
const capitalized = Decoration.mark({ attributes: { style: 'color: var(--x-syntax-type)' } });

function markCapitalizedNames({ state, visibleRanges }: EditorView): DecorationSet {
  const marks: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: (node) => {
        if (NAME_NODES.has(node.name) && /^[A-Z]/.test(state.sliceDoc(node.from, node.to))) {
          marks.push(capitalized.range(node.from, node.to));
        }
      },
    });
  }
  return Decoration.set(marks, true);
}

/**
 * Components, types, and classes by their capital letter, like Prism's `maybe-class-name`: the
 * grammar of the editor only knows that they are variables.
 */
const names = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = markCapitalizedNames(view);
    }

    update(update: ViewUpdate) {
      const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (isParsed || update.viewportChanged) {
        this.decorations = markCapitalizedNames(update.view);
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

export const editorTheme = [look, syntaxHighlighting(colors), names];
