/**
 * Exact versions of what an exported project needs and this site does not install: the tools that
 * run it. They work together; change them together.
 */
export const TOOL_VERSIONS: Readonly<Record<string, string>> = {
  '@tailwindcss/vite': '4.3.5',
  '@vitejs/plugin-react': '6.3.0',
  tailwindcss: '4.3.5',
  vite: '8.3.8',
};
