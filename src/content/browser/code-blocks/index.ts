export { CodeBlock } from './CodeBlock';
export { CopyButton } from './CopyButton';
export { ShowAllButton } from './ShowAllButton';
