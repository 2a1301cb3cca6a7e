import { DataGrid } from '@mui/x-data-grid';
import { shipments } from './shipments';
import { createColumns } from './statusColumns';

const columns = createColumns({
  Booked: 'italic',
  'In transit': 'bg-[rgb(59_130_246/0.16)]',
  Delayed: 'bg-[rgb(239_68_68/0.2)] font-bold',
  Delivered: 'bg-[rgb(34_197_94/0.16)]',
});

export default function StylingCells() {
  return (
    <div className="h-[380px] w-full">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shipment status' } }}
        rows={shipments}
        columns={columns}
      />
    </div>
  );
}
