import { useEffect } from 'react';
import {
  expansionSelectors,
  type TreeViewPlugin,
  type TreeViewPluginSignature,
  type UseTreeViewExpansionSignature,
} from '@mui/x-tree-view/internals';

interface LogExpandedParameters {
  /** Called with a line of text when the expanded items change. */
  logMessage?: (message: string) => void;
  /** @default true */
  areLogsEnabled?: boolean;
}

export type UseTreeViewLogExpandedSignature = TreeViewPluginSignature<{
  params: LogExpandedParameters;
  paramsWithDefaults: LogExpandedParameters & { areLogsEnabled: boolean };
  dependencies: [UseTreeViewExpansionSignature];
}>;

/** Plugin that reports the expanded items whenever they change. */
export const useTreeViewLogExpanded: TreeViewPlugin<UseTreeViewLogExpandedSignature> = ({
  params,
  store,
}) => {
  const { areLogsEnabled, logMessage } = params;

  useEffect(() => {
    let previous = expansionSelectors.expandedItemsRaw(store.state);

    return store.subscribe((state) => {
      const current = expansionSelectors.expandedItemsRaw(state);
      if (current !== previous && areLogsEnabled) {
        logMessage?.(`Open: ${current.join(', ') || 'nothing'}`);
      }
      previous = current;
    });
  }, [areLogsEnabled, logMessage, store]);

  return {};
};

useTreeViewLogExpanded.applyDefaultValuesToParams = ({ params }) => ({
  ...params,
  areLogsEnabled: params.areLogsEnabled ?? true,
});

useTreeViewLogExpanded.params = { areLogsEnabled: true, logMessage: true };
