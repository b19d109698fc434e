// Any piece of a view as something a person can read: names and values, lists as rows, nothing hidden.
import type { Json } from '@sunglade/core';
import { humanise } from '../../../locales/humanise.ts';
import './Facts.css';

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isScalar = (value: Json): boolean => value === null || typeof value !== 'object';
const scalarText = (value: Json): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value === true ? '✓' : '–';

export function Facts({ value }: { readonly value: Json }) {
  if (isScalar(value)) return <span class="fact">{scalarText(value)}</span>;
  if (isList(value)) {
    if (value.length === 0) return <span class="fact">–</span>;
    if (value.every(isScalar))
      return (
        <span class="fact-row">
          {value.map((one, i) => (
            <span class="fact-chip" key={i}>
              {scalarText(one)}
            </span>
          ))}
        </span>
      );
    return (
      <ol class="fact-list">
        {value.map((one, i) => (
          <li key={i}>
            <Facts value={one} />
          </li>
        ))}
      </ol>
    );
  }
  const fields = Object.entries(value as { readonly [key: string]: Json });
  return (
    <dl class="facts">
      {fields.map(([name, one]) => (
        <div key={name} class={isScalar(one) ? 'fact-short' : ''}>
          <dt>{humanise(name)}</dt>
          <dd>
            <Facts value={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
