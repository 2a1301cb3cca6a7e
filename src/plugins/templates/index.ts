export { default } from './templatesPlugin';
