import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Readers want four modules of nothing around it. */
const EDGE = 4;

/** A text for the camera of another device: dark on white, whatever the theme. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = generate(text);
  const size = code.size + 2 * EDGE;
  return (
    <svg class="qr-code" viewBox={`${-EDGE} ${-EDGE} ${size} ${size}`} role="img" aria-label={label}>
      <rect x={-EDGE} y={-EDGE} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#1b1f14" shape-rendering="crispEdges" />
    </svg>
  );
}
