import type { ApiComponent, ApiMember, ApiProductModel } from '../../shared/apiModel';
import { apiFacts, type ApiFacts } from '../history/apiFacts';

/** A prop of type `string`. */
export const prop = (name: string, more: Partial<ApiMember> = {}): ApiMember => ({
  name,
  type: ['string'],
  description: '',
  ...more,
});

/** The model of a product that exports nothing. */
export const emptyProduct: ApiProductModel = {
  exported: {},
  otherExports: {},
  missing: [],
  components: {},
  interfaces: {},
  slotProps: {},
  propsTypes: [],
  hooks: {},
  objects: [],
  events: [],
  selectors: [],
  types: {},
  styles: { classes: {}, overrides: {}, styled: {} },
};

/** A component of the grid. */
export const component = (name: string, more: Partial<ApiComponent> = {}): ApiComponent => ({
  kind: 'component',
  name,
  product: 'data-grid',
  description: '',
  imports: ['@mui/x-data-grid'],
  source: { package: '@mui/x-data-grid', file: name },
  props: [],
  ...more,
});

/** The facts of a major that documents these components, and exports more without documenting them. */
export const model = (
  major: string,
  components: ApiComponent[],
  exported: string[] = [],
): ApiFacts =>
  apiFacts({
    major,
    packages: {},
    products: {
      'data-grid': {
        ...emptyProduct,
        exported: Object.fromEntries(
          [...components.map(({ name }) => name), ...exported].map((name) => [
            name,
            { kind: 'component', imports: [] },
          ]),
        ),
        components: Object.fromEntries(components.map((entry) => [entry.name, entry])),
      },
    },
  });

/** `DataGrid` with these props. */
export const grid = (props: ApiMember[], more: Partial<ApiComponent> = {}) =>
  component('DataGrid', { props, ...more });
