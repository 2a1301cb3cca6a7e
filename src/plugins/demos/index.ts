export { default } from './demosPlugin';
