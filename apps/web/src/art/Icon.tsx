interface IconProps {
  /** The id of a symbol, e.g. `i-undo` or `sun`. */
  readonly id: string;
  readonly class?: string;
  /** Where the symbol says something that the text beside it does not. */
  readonly title?: string;
}

export function Icon({ id, class: name, title }: IconProps) {
  const about = title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': 'true' } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by a label, or not at all
    <svg class={name ? `icon ${name}` : 'icon'} {...about}>
      <use href={`#${id}`} />
    </svg>
  );
}
