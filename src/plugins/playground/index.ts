export { default } from './playgroundPlugin';
export { findPlaygrounds } from './findPlaygrounds';
export { playgroundControls } from './playgroundControls';
