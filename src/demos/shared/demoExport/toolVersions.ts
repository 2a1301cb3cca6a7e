/**
 * The exact versions of the tools that exported projects need and this site doesn't install. They
 * work together, so update them together.
 */
export const TOOL_VERSIONS: Readonly<Record<string, string>> = {
  '@tailwindcss/vite': '4.3.5',
  '@vitejs/plugin-react': '6.3.0',
  tailwindcss: '4.3.5',
  vite: '8.3.8',
};
