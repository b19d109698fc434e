import './Stars.css';

/** How hard it is, as so many of five leaves; read as a sentence. */
export function Stars({ difficulty, text }: { readonly difficulty: number; readonly text: string }) {
  return (
    <span class="puzzle-stars">
      <span class="unseen">{text}</span>
      {[1, 2, 3, 4, 5].map((one) => (
        <i key={one} class={one > difficulty ? 'faint' : undefined} aria-hidden="true" />
      ))}
    </span>
  );
}
