export { remarkDemo } from './mdx/remarkDemo';
export { demosPlugin } from './demosPlugin';
