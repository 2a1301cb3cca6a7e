export { NotFound as default } from '@site/src/features/not-found';
