import { exportDemo } from '@site/src/shared/demoExport';
import { exportFailureText } from './exportFailureText';

const t = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`;

function failWith(specifier: string): unknown {
  try {
    exportDemo({
      name: 'Orders',
      title: 'Orders',
      variant: 'TS',
      styling: 'system',
      sources: [{ name: 'Orders.tsx', code: `import { A } from '${specifier}';` }],
      versions: {},
    });
    return undefined;
  } catch (error) {
    return error;
  }
}

it('names the adapter that is unknown, and those that are known', () => {
  const error = failWith('@mui/x-date-pickers/AdapterTemporal');
  expect(exportFailureText(t, error)).toBe(
    'demo.exportUnknownAdapter {"adapter":"AdapterTemporal","known":"AdapterDateFns, ' +
      'AdapterDateFnsJalali, AdapterDayjs, AdapterLuxon, AdapterMoment, AdapterMomentHijri, ' +
      'AdapterMomentJalaali"}',
  );
});

it('says of everything else that it failed', () => {
  expect(exportFailureText(t, new TypeError('Failed to fetch'))).toBe('demo.exportFailed {}');
  expect(exportFailureText(t, undefined)).toBe('demo.exportFailed {}');
});
