import type { ToolbarAction } from '../toolbar/ToolbarButton';

export function useExportActions(): readonly ToolbarAction[] {
  return [];
}
