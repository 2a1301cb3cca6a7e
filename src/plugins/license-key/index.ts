export { default as licenseKeyPlugin } from './plugin';
