export type { ThemeFile } from './compileModule';
export { SandboxError } from './engine';
export { rehearse } from './rehearse';
export { runTheme } from './runTheme';
export type { RawOptions, ThemeCandidate, ThemeRun } from './runTheme';
