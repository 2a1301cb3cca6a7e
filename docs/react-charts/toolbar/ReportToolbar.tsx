import PhotoIcon from '@mui/icons-material/Photo';
import PrintIcon from '@mui/icons-material/Print';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';
import {
  ChartsToolbarImageExportTrigger,
  ChartsToolbarPrintExportTrigger,
  ChartsToolbarZoomInTrigger,
  ChartsToolbarZoomOutTrigger,
} from '@mui/x-charts-pro/ChartsToolbarPro';
import { useChartProApiContext } from '@mui/x-charts-pro/context';
import type { ChartProApi } from '@mui/x-charts-pro/context';

const everything = [
  { axisId: 'x', start: 0, end: 100 },
  { axisId: 'y', start: 0, end: 100 },
];

/** Zoom, a reset button, print and image: the same actions in another form. */
export function ReportToolbar() {
  const apiRef = useChartProApiContext<ChartProApi<'scatter'>>();

  return (
    <Toolbar>
      <ChartsToolbarZoomInTrigger
        render={
          <ToolbarButton
            render={
              <IconButton size="small" color="primary" title="Zoom in" aria-label="Zoom in" />
            }
          />
        }
      >
        <ZoomInIcon fontSize="small" />
      </ChartsToolbarZoomInTrigger>
      <ChartsToolbarZoomOutTrigger
        render={
          <ToolbarButton
            render={
              <IconButton size="small" color="primary" title="Zoom out" aria-label="Zoom out" />
            }
          />
        }
      >
        <ZoomOutIcon fontSize="small" />
      </ChartsToolbarZoomOutTrigger>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.setZoomData(everything)}
      >
        Show all
      </ToolbarButton>
      <Divider orientation="vertical" flexItem sx={{ mx: 1 }} />
      <Tooltip title="Print">
        <ChartsToolbarPrintExportTrigger
          render={<ToolbarButton render={<IconButton size="small" color="primary" />} />}
        >
          <PrintIcon fontSize="small" />
        </ChartsToolbarPrintExportTrigger>
      </Tooltip>
      <Tooltip title="Save as PNG">
        <ChartsToolbarImageExportTrigger
          render={<ToolbarButton render={<IconButton size="small" color="primary" />} />}
          options={{ type: 'image/png' }}
        >
          <PhotoIcon fontSize="small" />
        </ChartsToolbarImageExportTrigger>
      </Tooltip>
    </Toolbar>
  );
}
