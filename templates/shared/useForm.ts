import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';

type Values<Name extends string> = Record<Name, string>;
type Errors<Name extends string> = Partial<Record<Name, string>>;

interface FormOptions<Name extends string> {
  initial: Values<Name>;
  /** Returns the messages of invalid fields. */
  validate: (values: Values<Name>) => Errors<Name>;
  onSubmit: (values: Values<Name>) => void | Promise<void>;
}

/**
 * A form that validates at the right time: a field after it loses the focus, and all fields on
 * submit. Then the first invalid field is focused, so that its message is announced.
 */
export function useForm<Name extends string>({ initial, validate, onSubmit }: FormOptions<Name>) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const [isSubmitting, setSubmitting] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLElement | null>>>({});

  const names = Object.keys(initial) as Name[];
  const errors = validate(values);
  const errorOf = (name: Name) => (left.has(name) ? (errors[name] ?? '') : '');
  const setValue = (name: Name, value: string) =>
    setValues((current) => ({ ...current, [name]: value }));

  /** The props of a `TextField`. */
  const field = (name: Name, hint?: string) => ({
    name,
    value: values[name],
    error: errorOf(name) !== '',
    helperText: errorOf(name) || hint,
    inputRef: (element: HTMLElement | null) => {
      inputs.current[name] = element;
    },
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValue(name, event.target.value),
    onBlur: () => setLeft((current) => new Set(current).add(name)),
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setLeft(new Set(names));
    const firstWrong = names.find((name) => errors[name]);
    if (firstWrong) {
      inputs.current[firstWrong]?.focus();
      return;
    }
    setSubmitting(true);
    try {
      await onSubmit(values);
    } finally {
      setSubmitting(false);
    }
  };

  return { values, setValue, field, errorOf, handleSubmit, isSubmitting };
}
