import './Choice.css';

interface ChoiceProps<T extends string | number | boolean> {
  readonly legend: string;
  readonly name: string;
  /** Null while nothing is chosen. */
  readonly value: T | null;
  readonly values: readonly T[];
  readonly label: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** A short list to choose one of: plain radio buttons, drawn as paper. */
export function Choice<T extends string | number | boolean>({
  legend,
  name,
  value,
  values,
  label,
  onChange,
}: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={String(one)} class={one === value ? 'on' : ''}>
          <input type="radio" name={name} value={String(one)} checked={one === value} onChange={() => onChange(one)} />
          {label(one)}
        </label>
      ))}
    </fieldset>
  );
}
