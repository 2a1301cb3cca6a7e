export type { UnknownAdapterError } from './adapterPackages';
export { exportDemo } from './exportDemo';
export { codeSandboxForm, stackBlitzForm, type SandboxForm } from './sandboxForms';
export type { ExportedProject, ExportInput, ExportLanguage, ExportSource } from './types';
