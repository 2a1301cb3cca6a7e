import { exportDemo } from '@site/src/demos/shared/demoExport';
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

it('names the unknown adapter and the known ones', () => {
  const error = failWith('@mui/x-date-pickers/AdapterTemporal');
  expect(exportFailureText(t, error)).toBe(
    'demo.exportUnknownAdapter {"adapter":"AdapterTemporal","known":"AdapterDateFns, ' +
      'AdapterDateFnsJalali, AdapterDayjs, AdapterLuxon, AdapterMoment, AdapterMomentHijri, ' +
      'AdapterMomentJalaali"}',
  );
});

it('returns a general message for every other error', () => {
  expect(exportFailureText(t, new TypeError('Failed to fetch'))).toBe('demo.exportFailed {}');
  expect(exportFailureText(t, undefined)).toBe('demo.exportFailed {}');
});
