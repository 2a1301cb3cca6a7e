import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { elGR, enUS, frFR, ptBR, ptPT, svSE } from '@mui/x-charts/locales';

const keyCount = (locale: typeof enUS) =>
  Object.keys(locale.components.MuiChartsLocalizationProvider.defaultProps.localeText).length;

const locales = [
  { name: 'English (United States)', tag: 'en-US', importName: 'enUS', locale: enUS },
  { name: 'French', tag: 'fr-FR', importName: 'frFR', locale: frFR },
  { name: 'Greek', tag: 'el-GR', importName: 'elGR', locale: elGR },
  { name: 'Portuguese', tag: 'pt-PT', importName: 'ptPT', locale: ptPT },
  { name: 'Portuguese (Brazil)', tag: 'pt-BR', importName: 'ptBR', locale: ptBR },
  { name: 'Swedish', tag: 'sv-SE', importName: 'svSE', locale: svSE },
];
const total = keyCount(enUS);

export default function ChartsLocalizationTableNoSnap() {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Locale</TableCell>
          <TableCell>Import</TableCell>
          <TableCell align="right">Texts</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {locales.map(({ name, tag, importName, locale }) => (
          <TableRow key={tag}>
            <TableCell>
              {name} ({tag})
            </TableCell>
            <TableCell>
              <code>{importName}</code>
            </TableCell>
            <TableCell align="right">
              {keyCount(locale)} of {total}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
