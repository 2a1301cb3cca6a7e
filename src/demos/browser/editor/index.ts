export { default as CodeEditor } from './CodeEditor';
