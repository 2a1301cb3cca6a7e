import { DataGrid } from '@mui/x-data-grid';
import { shipments } from './shipments';
import { createColumns } from './statusColumns';
import './StylingCells.css';

const columns = createColumns({
  Booked: 'shipment-booked',
  'In transit': 'shipment-moving',
  Delayed: 'shipment-delayed',
  Delivered: 'shipment-delivered',
});

export default function StylingCells() {
  return (
    <div className="shipments">
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shipment status' } }}
        rows={shipments}
        columns={columns}
      />
    </div>
  );
}
