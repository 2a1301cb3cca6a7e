import type {
  GridDataSourceCache,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-pro';

const keyOf = ({ filterModel, groupKeys, sortModel, start, end }: GridGetRowsParams) =>
  JSON.stringify([groupKeys, filterModel, sortModel, start, end]);

/** Keeps the answers that were read last, and forgets the others. */
export class AnswerCache implements GridDataSourceCache {
  private answers = new Map<string, GridGetRowsResponse>();

  private limit: number;

  private onChange: (size: number) => void;

  constructor(limit: number, onChange: (size: number) => void) {
    this.limit = limit;
    this.onChange = onChange;
  }

  get(params: GridGetRowsParams) {
    const key = keyOf(params);
    const answer = this.answers.get(key);
    if (answer) {
      // A map remembers the order of insertion: what was read goes to the end.
      this.answers.delete(key);
      this.answers.set(key, answer);
    }
    return answer;
  }

  set(params: GridGetRowsParams, answer: GridGetRowsResponse) {
    this.answers.set(keyOf(params), answer);
    if (this.answers.size > this.limit) {
      const [oldest] = this.answers.keys();
      this.answers.delete(oldest);
    }
    this.onChange(this.answers.size);
  }

  clear() {
    this.answers.clear();
    this.onChange(0);
  }
}
