import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridExcelExportOptions,
  type GridExceljsProcessInput,
  GridToolbar,
} from '@mui/x-data-grid-premium';
import { columns, getTreeDataPath, units } from './units';

// preview-start
const addTitle = async ({ worksheet }: GridExceljsProcessInput) => {
  worksheet.getCell('A1').value = 'Departments, spring 2026';
  worksheet.getCell('A1').font = { bold: true, size: 14 };
  worksheet.addRow([]);
};
const addNote = async ({ worksheet }: GridExceljsProcessInput) => {
  worksheet.addRow(['Beds as of 14 March.']);
};
// preview-end

const excelOptions: GridExcelExportOptions = {
  fileName: 'departments',
  exceljsPreProcess: addTitle,
  exceljsPostProcess: addNote,
  columnsStyles: { beds: { numFmt: '0', alignment: { horizontal: 'left' } } },
};

export default function ExcelCustomExport() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPremium
        treeData
        rows={units}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Department', width: 190 }}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Departments' }, toolbar: { excelOptions } }}
      />
    </Box>
  );
}
