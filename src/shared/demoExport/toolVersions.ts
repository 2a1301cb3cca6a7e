/**
 * Exact versions of what an exported project needs and this site does not install: the tools that
 * run it, and the date libraries of rare calendars. They work together; change them together.
 */
export const TOOL_VERSIONS: Readonly<Record<string, string>> = {
  '@tailwindcss/vite': '4.3.5',
  '@types/moment-jalaali': '0.7.9',
  '@vitejs/plugin-react': '6.3.0',
  // All its versions are pre-releases. The pickers accept `^4.0.0-0`, and for npm that is this one.
  'date-fns-jalali': '4.0.0-0',
  'moment-hijri': '3.0.0',
  'moment-jalaali': '0.10.4',
  tailwindcss: '4.3.5',
  vite: '8.3.8',
};
