export { CodeBlock } from './CodeBlock';
export { codeBox, CodeFrame, type CodeFrameProps } from './CodeFrame';
export { CopyButton } from './CopyButton';
