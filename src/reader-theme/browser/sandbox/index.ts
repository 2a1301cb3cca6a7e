export type { ThemeFile } from './compileModule';
export { SandboxError } from './engine';
export { runTheme } from './runTheme';
export type { RawOptions, ThemeCandidate, ThemeRun } from './runTheme';
