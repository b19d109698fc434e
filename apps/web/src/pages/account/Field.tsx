interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly autocomplete: string;
  readonly value: string;
  readonly required?: boolean;
  readonly onInput: (value: string) => void;
}

export function Field({ id, label, type = 'text', autocomplete, value, required = true, onInput }: FieldProps) {
  const same = {
    id,
    autocomplete,
    value,
    autocapitalize: 'none',
    spellcheck: false,
    required,
    maxLength: 200,
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
  } as const;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {type === 'password' ? <input type="password" {...same} /> : <input type="text" {...same} />}
    </div>
  );
}
