export { ThemeMark } from './ThemeMark';
