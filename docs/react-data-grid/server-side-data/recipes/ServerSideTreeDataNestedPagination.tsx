import { useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridRowId,
  gridRowNodeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { findItems, type Item } from './fileServer';
import { PagerButtons } from './PagerButtons';

export default function ServerSideTreeDataNestedPagination() {
  const apiRef = useGridApiRef();
  const pages = useRef(new Map<GridRowId, number>());

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        const [folder = ''] = params.groupKeys ?? [];
        return findItems(params, pages.current.get(folder) ?? 0);
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.files,
    }),
    [],
  );

  const columns = useMemo<GridColDef<Item>[]>(() => {
    // preview-start
    const showPage = (folder: GridRowId, page: number) => {
      pages.current.set(folder, page);
      const node = gridRowNodeSelector(apiRef, folder);
      const shown = node.type === 'group' ? node.children : [];
      apiRef.current?.updateRows(shown.map((id) => ({ id, _action: 'delete' })));
      apiRef.current?.dataSource.fetchRows(folder);
    };
    // preview-end
    return [
      {
        field: 'size',
        headerName: 'Size (kB)',
        type: 'number',
        width: 120,
        sortable: false,
        renderCell: ({ formattedValue, row, tabIndex }) =>
          row.pager ? (
            <PagerButtons
              {...row.pager}
              tabIndex={tabIndex}
              onPage={(page) => row.pager && showPage(row.pager.folder, page)}
            />
          ) : (
            formattedValue
          ),
      },
    ];
  }, [apiRef]);

  return (
    <Box sx={{ height: 580, width: '100%' }}>
      <DataGridPro
        label="Archive"
        apiRef={apiRef}
        treeData
        columns={columns}
        groupingColDef={{ headerName: 'Name', flex: 1, minWidth: 190 }}
        isGroupExpandedByDefault={({ id }) => id === 'Contracts'}
        dataSource={dataSource}
        dataSourceCache={null}
        disableColumnFilter
        pagination
        pageSizeOptions={[3, 5]}
        initialState={{ pagination: { paginationModel: { pageSize: 3 }, rowCount: 0 } }}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
