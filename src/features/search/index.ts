export { SearchButton } from './button/SearchButton';
