export { Header as default } from '@site/src/features/header';
