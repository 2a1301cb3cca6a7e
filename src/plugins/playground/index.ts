export { default } from './playgroundPlugin';
